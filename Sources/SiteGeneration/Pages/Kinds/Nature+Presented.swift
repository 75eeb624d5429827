import PokeModel
import Templating

extension Nature: Presented {
    func describe(on page: inout EntryContent) {
        let edition = page.edition
        page.fact(.natureRaises, increasedStat.map { [$0] } ?? [])
        page.fact(.natureLowers, decreasedStat.map { [$0] } ?? [])
        page.fact(.natureLikes, likesFlavor.map { [$0] } ?? [])
        page.fact(.natureHates, hatesFlavor.map { [$0] } ?? [])
        page.fact(.entryFull, links: styles(\.highHP, in: edition))
        page.fact(.entryWeak, links: styles(\.lowHP, in: edition))
        page.fact(
            edition.words.list(.pokeathlonStat),
            links: pokeathlonStats.map { change in
                let sign = change.maxChange < 0 ? "−" : "+"
                return edition.link(change.stat, followedBy: sign + "\(change.maxChange.magnitude)")
            }
        )
    }

    /// How often it chooses each style of battle, in percent.
    private func styles(_ preference: KeyPath<BattleStylePreference, Int32>, in edition: Edition) -> [TemplateObject] {
        battleStyles.map { style in
            let number = edition.words.format.whole(Int(style[keyPath: preference]))
            return edition.link(style.style, followedBy: edition.words(.percent, ["number": number]))
        }
    }
}
