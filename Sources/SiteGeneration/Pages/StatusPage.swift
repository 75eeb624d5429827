import PokeModel
import Templating

/// The page that shows what the build was made from, that nothing was lost on the way, or what was.
struct StatusPage {
    let edition: Edition
    let report: StatusReport

    /// How many remarks of a sort are shown one by one; `build.json` has all.
    private static let shown = 100

    var content: PageContent {
        let words = edition.words
        let title = words(.statusTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeStatus),
            context: [
                "heading": .text(title),
                "crumbs": [.object(words.named(Localized(words(.dataTitle), edition.tag), path: "data/"))],
                "verdict": .text(verdict),
                "isWhole": .flag(isWhole),
                "rows": .list(report.rows.map(row)),
                "gaps": remarks(report.gaps),
                "warnings": remarks(report.warnings),
            ]
        )
    }

    private var isWhole: Bool { report.gaps.isEmpty && report.rows.allSatisfy(\.isWhole) }

    private var verdict: String {
        let words = edition.words
        return isWhole ? words(.statusWhole) : words(.statusGaps, count: max(1, report.gaps.count))
    }

    private func row(_ row: StatusReport.Row) -> TemplateObject {
        func count(_ number: Int?) -> TemplateValue { .text(number.map(edition.words.format.whole) ?? "–") }
        return [
            "kind": .text(row.kind), "isWhole": .flag(row.isWhole), "listed": count(row.listed),
            "stored": count(row.stored), "normalized": count(row.normalized), "pages": count(row.pages),
            "indexed": count(row.indexed), "inSitemap": count(row.inSitemap),
        ]
    }

    private func remarks(_ remarks: [StatusReport.Remark]) -> TemplateValue {
        guard !remarks.isEmpty else { return .absent }
        let rest = remarks.count - Self.shown
        return [
            "list": .list(
                remarks.prefix(Self.shown).map { remark -> TemplateObject in
                    ["place": .text(remark.place), "text": .text(remark.text)]
                }
            ),
            "more": rest > 0 ? .text(edition.words(.statusMore, count: rest)) : .absent,
        ]
    }
}
