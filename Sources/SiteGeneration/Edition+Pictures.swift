import BuildSupport
import PokeModel
import Templating

extension Edition {
    /// How a picture is used, which decides which of PokeAPI's it is.
    enum PictureSize {
        /// A thumbnail of 96 pixels.
        case small
        /// The main picture of a page.
        case large
    }

    /// What the partial `picture` shows of a variety.
    func picture(of pokemon: Reference, _ size: PictureSize = .small) -> TemplateValue {
        picture(of: pokemon, size, sprite: media(pokedex.pokemon[pokemon]?.address(of: size)))
    }

    /// What the partial `picture` shows of a variety on a page that must not need other files.
    func drawing(of pokemon: Reference) -> TemplateValue { picture(of: pokemon, .small, sprite: .absent) }

    private func picture(of pokemon: Reference, _ size: PictureSize, sprite: TemplateValue) -> TemplateValue {
        guard let picture = arts.picture(of: pokemon) else { return .absent }
        let object: TemplateObject = [
            "art": .markup(picture.drawing), "tint": .text(picture.tint), "sprite": sprite,
            "pixels": .number(size == .small ? 96 : 475),
        ]
        return .object(object)
    }

    /// What pages name for a picture or cry at an address of PokeAPI's; templates put `media` before it.
    ///
    /// Absent where they show none.
    func media(_ address: String?) -> TemplateValue {
        switch sprites {
        case .link: .text(orAbsent: address)
        case .mirror(let copies): .text(orAbsent: address.flatMap { copies[$0]?.description })
        case .none: .absent
        }
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
