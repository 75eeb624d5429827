import PokeModel
import Templating

extension Berry: Presented {
    static var columns: [Column] {
        [.kind(.berryFirmness), .number(.entryGrowthTime), .number(.entrySize), .phrase(.entryNaturalGift)]
    }

    func cells(in edition: Edition) -> [Cell] {
        [
            Cell(firmness, in: edition), .number(growth(in: edition) ?? "", in: edition),
            .number(length(in: edition) ?? "", in: edition), Cell(naturalGiftType, in: edition),
        ]
    }

    func describe(on page: inout EntryContent) {
        let edition = page.edition
        page.fact(item)
        page.fact(firmness)
        page.fact(
            edition.words.list(.berryFlavor),
            links: flavors.filter { $0.potency > 0 }.map { flavor in
                edition.link(flavor.flavor, followedBy: edition.words.format.whole(Int(flavor.potency)))
            }
        )
        page.fact(.entryGrowthTime, growth(in: edition))
        page.fact(.entryHarvest, maxHarvest)
        page.fact(.entrySize, length(in: edition))
        page.fact(.entrySmoothness, smoothness)
        page.fact(.entrySoilDryness, soilDryness)
        page.fact(.entryNaturalGift, naturalGiftType.map { [$0] } ?? [])
        page.fact(.entryNaturalGiftPower, naturalGiftPower)
    }

    /// How long each of its four stages takes.
    private func growth(in edition: Edition) -> String? {
        growthTime.map { edition.words(.entryHours, ["number": edition.words.format.whole(Int($0))]) }
    }

    private func length(in edition: Edition) -> String? {
        size.map { edition.words.format.whole(Int($0)) + "\u{A0}mm" }
    }
}

extension Edition {
    /// A link with something behind the name, as a number that belongs to it.
    func link(_ reference: Reference, followedBy text: String) -> TemplateObject {
        let name = name(reference)
        return link(reference).merging(["name": .text("\(name.text) \(text)")])
    }
}
