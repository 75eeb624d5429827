/// The addresses of the pictures of a pokemon or form that a page can show.
///
/// The API has 124 for each pokemon, most of them by game. All are checked to be addresses or null; these are kept.
public struct WireSprites: Sendable, Equatable {
    /// The plain picture, from the front.
    public private(set) var front: String?
    /// The same in the rare colours.
    public private(set) var frontShiny: String?
    /// The female, where she looks different.
    public private(set) var frontFemale: String?
    /// The female in the rare colours, where she looks different.
    public private(set) var frontShinyFemale: String?
    /// The plain picture, from the back.
    public private(set) var back: String?
    /// The large official drawing.
    public private(set) var artwork: String?
    /// The large official drawing in the rare colours.
    public private(set) var artworkShiny: String?
    /// The picture of Pokémon HOME.
    public private(set) var home: String?
    /// The drawing of the Dream World, which is SVG.
    public private(set) var dreamWorld: String?

    /// No pictures.
    init() {}

    /// Reads the pictures, and checks the rest.
    init(_ members: inout WireMembers) throws(WireError) {
        back = try members.optional("back_default")
        front = try members.optional("front_default")
        frontFemale = try members.optional("front_female")
        frontShiny = try members.optional("front_shiny")
        frontShinyFemale = try members.optional("front_shiny_female")
        let other = try members.object("other", Other.init)
        artwork = other?.artwork?.front
        artworkShiny = other?.artwork?.shiny
        dreamWorld = other?.dreamWorld?.front
        home = other?.home?.front
        try members.checkAddresses()
    }

    /// The pictures that do not come from games.
    private struct Other {
        let artwork, dreamWorld, home: Pair?

        init(_ members: inout WireMembers) throws(WireError) {
            dreamWorld = try members.object("dream_world", Pair.init)
            home = try members.object("home", Pair.init)
            artwork = try members.object("official-artwork", Pair.init)
            try members.checkAddresses()
        }
    }

    private struct Pair {
        let front, shiny: String?

        init(_ members: inout WireMembers) throws(WireError) {
            front = try members.optional("front_default")
            shiny = try members.optional("front_shiny")
            try members.checkAddresses()
        }
    }
}
