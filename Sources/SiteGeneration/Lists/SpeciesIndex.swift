import PokeModel
import SearchIndex

/// An index of all species on one page; the raw value is the last part of its folder.
enum SpeciesIndex: String, CaseIterable, Sendable {
    case name, type, generation

    /// What the page is called.
    var title: Phrase {
        switch self {
        case .name: .listByName
        case .type: .listByType
        case .generation: .listByGeneration
        }
    }

    /// What search engines say of it.
    var description: Phrase {
        switch self {
        case .name: .describeByName
        case .type: .describeByType
        case .generation: .describeByGeneration
        }
    }

    /// Entries under one heading.
    struct Group {
        /// The anchor.
        let id: String
        let heading: Heading
        /// Species, and varieties where these differ from their species in what the index is by.
        var entries: [Reference]
    }

    /// What stands over a group.
    enum Heading {
        /// A type or a generation.
        case resource(Reference)
        /// The letter that names begin with.
        case letter(String)
        /// All names, in a language whose names begin with too many letters.
        case all
    }

    /// The groups that have entries, in the order of the page; within a group by name in the index by name, else by number.
    func groups(in edition: Edition) -> [Group] {
        let species = edition.order[.pokemon] ?? []
        return switch self {
        case .name: byName(species, in: edition)
        case .type: byType(species, in: edition.pokedex)
        case .generation: byGeneration(species, in: edition.pokedex)
        }
    }

    private func byName(_ species: [Reference], in edition: Edition) -> [Group] {
        let named = species.map { (key: fold(edition.name($0).text), species: $0) }
            .sorted { ($0.key, $0.species) < ($1.key, $1.species) }
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for (_, reference) in named {
            let letter = LetterIndex.letter(of: edition.name(reference).text) ?? "#"
            if let place = places[letter] {
                groups[place].entries.append(reference)
            } else {
                places[letter] = groups.count
                groups.append(Group(id: Self.anchor(letter), heading: .letter(letter), entries: [reference]))
            }
        }
        guard groups.count > LetterIndex.most else { return groups }
        return [Group(id: "all", heading: .all, entries: named.map(\.species))]
    }

    /// The anchor of a letter: itself where it is one of `a` to `z`, else its number in Unicode.
    private static func anchor(_ letter: String) -> String {
        guard let scalar = letter.unicodeScalars.first, !("A"..."Z").contains(scalar) else {
            return letter.lowercased()
        }
        return "u" + String(scalar.value, radix: 16)
    }

    /// A variety is named beside its species where it has a type that the usual one does not have.
    private func byType(_ species: [Reference], in pokedex: Pokedex) -> [Group] {
        var entries: [Reference: [Reference]] = [:]
        for reference in species {
            let varieties = pokedex.species[reference]?.varieties.compactMap { pokedex.pokemon[$0] } ?? []
            let usual = Set(varieties.first?.types ?? [])
            for (place, variety) in varieties.enumerated() {
                for type in variety.types where place == 0 || !usual.contains(type) {
                    entries[type, default: []].append(place == 0 ? reference : variety.reference)
                }
            }
        }
        return pokedex.typeChart.types.compactMap { group($0, of: entries[$0] ?? [], in: pokedex) }
    }

    private func byGeneration(_ species: [Reference], in pokedex: Pokedex) -> [Group] {
        let entries = Dictionary(grouping: species) { pokedex.species[$0]?.generation }
        return pokedex.generations.compactMap { group($0.reference, of: entries[$0.reference] ?? [], in: pokedex) }
    }

    private func group(_ heading: Reference, of entries: [Reference], in pokedex: Pokedex) -> Group? {
        entries.isEmpty
            ? nil : Group(id: pokedex.slug(of: heading), heading: .resource(heading), entries: entries)
    }
}
