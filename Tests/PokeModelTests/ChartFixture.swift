import PokeModel

/// A part of a type chart, for tests of what abilities change in it.
enum ChartFixture {
    /// A type, and those that its moves hit twice as hard, half as hard, and not at all.
    typealias Row = (slug: String, double: [String], half: [String], none: [String])

    /// A pokedex with the types of a chart and with abilities; `type` gives the reference of a type's slug.
    static func pokedex(_ chart: [Row], abilities: [String], type: (String) -> Reference) -> Pokedex {
        var pokedex = Pokedex()
        pokedex.types = Table(
            chart.map { slug, double, half, none in
                var row = PokeType(id: type(slug).id, slug: slug, name: .none)
                row.relations = DamageRelations(
                    doubleDamageTo: double.map(type),
                    halfDamageTo: half.map(type),
                    noDamageTo: none.map(type)
                )
                return row
            }
        )
        pokedex.abilities = Table(
            abilities.enumerated().map { Ability(id: Int32($0.offset + 1), slug: $0.element, name: .none) }
        )
        return pokedex
    }
}
