import PokeModel
import Templating

extension Edition {
    /// What the partial `picture` shows of a variety.
    func picture(of pokemon: Reference, _ size: PictureSize = .small) -> TemplateValue {
        guard let picture = arts.picture(of: pokemon) else { return .absent }
        return size == .small ? picture.small : picture.large
    }

    /// What the partial `picture` shows of a variety on a page that must not need other files.
    func drawing(of pokemon: Reference) -> TemplateValue { arts.picture(of: pokemon)?.drawing ?? .absent }

    /// The classes that colour what belongs to a variety.
    func tint(of pokemon: Reference) -> TemplateValue { .text(arts.picture(of: pokemon)?.tint ?? "") }

    /// What the partial `card` shows of a species or a variety.
    func card(_ reference: Reference) -> TemplateObject {
        let species = pokedex.species[reference] ?? pokedex.pokemon[reference].flatMap { pokedex.species[$0.species] }
        let pokemon = reference.kind == .pokemon ? reference : species?.varieties.first
        var card = link(reference)
        card["id"] = species.map { .number(Int($0.id)) } ?? .absent
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
