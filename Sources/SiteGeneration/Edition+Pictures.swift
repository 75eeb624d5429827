import PokeModel
import Templating

extension Edition {
    /// How a picture is used, which decides what the linked one is.
    enum PictureSize {
        /// A thumbnail of 96 pixels.
        case small
        /// The main picture of a page.
        case large
    }

    /// What the partial `picture` shows of a variety.
    func picture(of pokemon: Reference, _ size: PictureSize = .small) -> TemplateValue {
        guard let picture = arts.picture(of: pokemon) else { return .absent }
        var sprite: String?
        if sprites == .link, let sprites = pokedex.pokemon[pokemon]?.sprites {
            let keys =
                switch size {
                case .small: ["front_default", "other.home.front_default", "other.official-artwork.front_default"]
                case .large: ["other.official-artwork.front_default", "other.home.front_default", "front_default"]
                }
            sprite = keys.lazy.compactMap { sprites[$0] }.first
        }
        let object: TemplateObject = [
            "art": .markup(picture.drawing), "tint": .text(picture.tint), "sprite": .text(orAbsent: sprite),
            "pixels": .number(size == .small ? 96 : 475),
        ]
        return .object(object)
    }

    /// The classes that colour what belongs to a variety.
    func tint(of pokemon: Reference) -> TemplateValue { .text(arts.picture(of: pokemon)?.tint ?? "") }

    /// What the partial `card` shows of a species or a variety.
    func card(_ reference: Reference) -> TemplateObject {
        let species = pokedex.species[reference] ?? pokedex.pokemon[reference].flatMap { pokedex.species[$0.species] }
        let pokemon = reference.kind == .pokemon ? reference : species?.varieties.first
        var card = link(reference)
        card["number"] = species?.nationalNumber.map { .text(Self.number($0)) } ?? .absent
        card["types"] = types(pokemon.flatMap { pokedex.pokemon[$0]?.types } ?? [])
        card["picture"] = pokemon.map { picture(of: $0) } ?? .absent
        card["tint"] = pokemon.map(tint) ?? ""
        return card
    }

    /// A national number with the sign and the zeros that people know it with.
    static func number(_ number: Int32) -> String {
        let digits = String(number)
        return "#" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
