import PokeModel
import Templating

extension VersionGroup: Presented {
    static var columns: [Column] { [.kind(.version), .kind(.generation), .kind(.region)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(versions, in: edition), Cell(generation, in: edition), Cell(regions, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        let edition = page.edition
        page.fact(versions)
        page.fact(generation)
        page.fact(regions)
        page.fact(pokedexes)
        page.fact(learnMethods)
        let machines = edition.pokedex.machines.filter { $0.versionGroup == reference && $0.item != nil }
        let rows = machines.map { machine -> TemplateObject in
            let type = machine.move.flatMap { edition.pokedex.moves[$0]?.type }
            return edition.row(
                machine.item.map(edition.link) ?? edition.words.plain(machine.slug),
                [Cell(machine.move, in: edition), Cell(type, in: edition)]
            )
        }
        page.group(
            Localized(edition.words(.machines), edition.tag),
            first: .kind(.item),
            [.kind(.move), .kind(.type)],
            rows
        )
    }
}
