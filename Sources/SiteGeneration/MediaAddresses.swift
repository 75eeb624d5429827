public import PokeModel

/// How a picture is used, which decides which of PokeAPI's it is.
enum PictureSize {
    /// A thumbnail of 96 pixels.
    case small
    /// The main picture of a page.
    case large
}

extension Pokemon {
    /// The address of the picture that pages show of a variety; nil where there is none.
    func address(of size: PictureSize) -> String? {
        let keys =
            switch size {
            case .small: ["front_default", "other.home.front_default", "other.official-artwork.front_default"]
            case .large: ["other.official-artwork.front_default", "other.home.front_default", "front_default"]
            }
        return keys.lazy.compactMap { sprites[$0] }.first
    }
}

/// A look of a variety that its page shows beside the main picture; the raw value is the picture's key.
enum Look: String, CaseIterable {
    case usual = "front_default"
    case female = "front_female"
    case shiny = "front_shiny"
    case shinyFemale = "front_shiny_female"

    /// What it is called.
    var label: Phrase {
        switch self {
        case .usual: .lookUsual
        case .female: .lookFemale
        case .shiny: .lookShiny
        case .shinyFemale: .lookShinyFemale
        }
    }
}

extension Pokemon {
    /// The looks that there are pictures of, with the pictures' addresses.
    var looks: [(look: Look, address: String)] {
        Look.allCases.compactMap { look in sprites[look.rawValue].map { (look, $0) } }
    }
}

extension Form {
    /// The address of the picture that pages show of a form; nil where there is none.
    var address: String? { sprites[Look.usual.rawValue] }
}

extension Site {
    /// The addresses of all pictures and cries that the pages of some kinds, or of all where nil, can show, sorted.
    public static func mediaAddresses(of pokedex: Pokedex, kinds: Set<Kind>?) -> [String] {
        let sections = SiteMap(pokedex, kinds: kinds).sections
        var addresses = Set(pokedex.pokemon.compactMap { $0.address(of: .small) })
        if sections.contains(.pokemon) {
            addresses.formUnion(pokedex.pokemon.compactMap { $0.address(of: .large) })
            addresses.formUnion(pokedex.pokemon.flatMap { $0.looks.map(\.address) })
            addresses.formUnion(pokedex.forms.compactMap(\.address))
            addresses.formUnion(pokedex.species.compactMap { $0.varieties.first.flatMap { pokedex.pokemon[$0]?.cry } })
        }
        if sections.contains(.item) { addresses.formUnion(pokedex.items.compactMap(\.sprite)) }
        return addresses.sorted()
    }
}
