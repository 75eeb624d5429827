import PokeModel
import Templating

extension Nature: Presented {
    func describe(on page: inout EntryContent) {
        let edition = page.edition
        page.fact(.natureRaises, increasedStat.map { [$0] } ?? [])
        page.fact(.natureLowers, decreasedStat.map { [$0] } ?? [])
        page.fact(.natureLikes, likesFlavor.map { [$0] } ?? [])
        page.fact(.natureHates, hatesFlavor.map { [$0] } ?? [])
        page.fact(
            edition.words.list(.pokeathlonStat),
            links: pokeathlonStats.map { change in
                let sign = change.maxChange < 0 ? "−" : "+"
                return edition.link(change.stat, followedBy: sign + "\(change.maxChange.magnitude)")
            }
        )
    }
}
