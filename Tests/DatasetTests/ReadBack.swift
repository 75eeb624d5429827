import DatasetReading
import PokeModel
import Testing

/// Expects that files are read as the Pokédex that they were made from, and that it exports to the same bytes.
func expectReadsBack(_ written: [String: [UInt8]], _ pokedex: Pokedex) async throws {
    let read = try DatasetReader { try #require(written[$0]) }.pokedex()
    let expected = pokedex.withFoldersAsKeys
    #expect(read.source == expected.source)
    for kind in Kind.allCases { #expect(differences(read.table(kind), expected.table(kind)) == []) }
    #expect(read.encounters.rows == expected.encounters.rows)
    let again = try await files(of: read)
    #expect(again.keys.sorted() == written.keys.sorted())
    #expect(written.keys.filter { again[$0] != written[$0] }.sorted() == [])
}

/// The resources that are not the same in both tables.
private func differences<Table: ResourceTable>(_ table: Table, _ other: any ResourceTable) -> [String] {
    guard let others = other.rows as? [Table.Row] else { return ["tables of two kinds"] }
    if table.rows.count != others.count { return ["\(table.rows.count) and \(others.count) of \(Table.Row.kind.slug)"] }
    return zip(table.rows, others).filter { $0 != $1 }.map { "\($0.0.reference) \($0.0.slug)" }
}

extension Pokedex {
    /// With keys of pictures as they can be read from the folders in exports, which have hyphens for all that is no letter.
    var withFoldersAsKeys: Pokedex {
        var pokedex = self
        pokedex.pokemon = Table(
            pokemon.map {
                var pokemon = $0
                pokemon.sprites = pokemon.sprites.withFoldersAsKeys
                return pokemon
            }
        )
        pokedex.forms = Table(
            forms.map {
                var form = $0
                form.sprites = form.sprites.withFoldersAsKeys
                return form
            }
        )
        return pokedex
    }
}

extension [Sprite] {
    fileprivate var withFoldersAsKeys: [Sprite] {
        compactMap { sprite in
            let words = sprite.key.split(separator: ".")
            let folder = words.dropLast().map { $0.split(separator: "_").joined(separator: "-") }
            return Sprite(key: (folder + words.suffix(1).map(String.init)).joined(separator: "."), url: sprite.url)
        }
        .sorted { $0.key < $1.key }
    }
}
