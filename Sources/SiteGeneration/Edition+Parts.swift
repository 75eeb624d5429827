import PokeModel
import Templating

extension Edition {
    /// A row of a list of facts, with a text.
    func fact(_ label: Phrase, _ value: String) -> TemplateObject {
        Self.fact(words(label), value: .text(value))
    }

    /// A row of a list of facts, with links; nil where there are none.
    func fact(_ label: Phrase, links: [TemplateObject]) -> TemplateObject? {
        guard !links.isEmpty else { return nil }
        return Self.fact(words(label), links: links)
    }

    /// A row of a list of facts, under a label with a value, or with links where there are any.
    static func fact(_ label: String, value: TemplateValue = .absent, links: [TemplateObject] = []) -> TemplateObject {
        fact("label", .text(label), value, links)
    }

    /// A row of a list of facts, under names that may be links.
    func fact(under head: [TemplateObject], value: TemplateValue = .absent, links: [TemplateObject] = [])
        -> TemplateObject
    {
        Self.fact("head", ["parts": .list(head)], value, links)
    }

    private static func fact(
        _ name: String,
        _ head: TemplateValue,
        _ value: TemplateValue,
        _ links: [TemplateObject]
    ) -> TemplateObject {
        var row: TemplateObject = [
            "label": .absent, "head": .absent, "value": value,
            "list": links.isEmpty ? .absent : ["links": .list(links)],
        ]
        row[name] = head
        return row
    }

    /// A row of a list of facts, with a link; nil where there is nothing to link to.
    func fact(_ label: Phrase, _ reference: Reference?) -> TemplateObject? {
        fact(label, links: reference.map { [link($0)] } ?? [])
    }

    /// What an effect was before games that changed it, as facts; absent where none did.
    func past(_ changes: [EffectChange]) -> TemplateValue {
        let rows: [TemplateObject] = changes.compactMap { change in
            guard let group = change.versionGroup, let text = change.effect.text(for: tag) else { return nil }
            return fact(under: sentence(.before, ["games": link(group)]), links: [words.named(text)])
        }
        return rows.isEmpty ? .absent : ["facts": .list(rows)]
    }

    /// What moves are listed with: a link, the type, the class and the values.
    func moveRow(_ reference: Reference) -> TemplateObject {
        moveRows[reference.id] ?? Self.moveRow(nil, link: link(reference), type: .absent, class: "", words: words)
    }

    /// The classes of moves as links, once each, for the partial `sentence`: rows name them as text.
    func classes(of moves: some Sequence<Reference>) -> TemplateValue {
        let classes = Set(moves.compactMap { pokedex.moves[$0]?.damageClass })
        return classes.isEmpty ? .absent : ["parts": .list(joined(classes.sorted()))]
    }

    static func moveRow(
        _ move: Move?,
        link: TemplateObject,
        type: TemplateValue,
        class: TemplateValue,
        words: Strings
    ) -> TemplateObject {
        func number(_ value: Int32?) -> TemplateValue { value.map { .text(words.format.whole(Int($0))) } ?? "–" }
        return link.merging([
            "type": type, "class": `class`, "power": number(move?.power), "accuracy": number(move?.accuracy),
            "pp": number(move?.pp),
        ])
    }

    /// What an ability does, in a sentence of this language or of one that it falls back to.
    func summary(_ ability: Ability) -> TemplateValue { summary(ability.shortEffect, ability.flavorTexts) }

    /// What an item does, in a sentence of this language or of one that it falls back to.
    func summary(_ item: Item) -> TemplateValue { summary(item.shortEffect, item.flavorTexts) }

    /// What a move does, in a sentence of this language or of one that it falls back to.
    func summary(_ move: Move) -> TemplateValue { summary(move.shortEffect, move.flavorTexts) }

    /// The short effect where it is in this language, else the newest text that is, else the short effect in another.
    private func summary(_ effect: LocalizedText, _ flavorTexts: [FlavorText]) -> TemplateValue {
        if effect[tag] == nil, let own = flavorTexts.last(where: { $0.language == tag }) {
            return .object(words.block(Localized(own.text, tag)))
        }
        if !effect.isEmpty { return block(effect) }
        guard let last = flavorTexts.last(where: { $0.language == .english }) else { return .absent }
        return .object(words.block(Localized(last.text, .english)))
    }

    /// The games' own texts of this language, oldest first; where there are none, the English ones.
    func shown(of all: [GameText]) -> [GameText] {
        let own = all.filter { $0.text.language == tag }
        return own.isEmpty ? all.filter { $0.text.language == .english } : own
    }

    /// The games' own texts, newest first, the first few apart from those that a reader unfolds.
    ///
    /// Those of this language; where there are none, the English ones.
    func texts(_ all: [GameText]) -> TemplateValue {
        let shown = shown(of: all)
        guard !shown.isEmpty else { return .absent }
        let entries = shown.reversed().map { words.block($0.text).merging(["games": gameList($0.games)]) }
        let older = entries.dropFirst(Self.unfolded)
        return [
            "entries": .list(Array(entries.prefix(Self.unfolded))),
            "older": older.isEmpty
                ? .absent
                : [
                    "label": .text(words(.olderTexts, count: older.count)),
                    "entries": .list(Array(older)),
                ],
        ]
    }

    private static let unfolded = 3
}

/// A text of the games and the games that say it.
struct GameText {
    var text: Localized
    var games: [Reference]

    init(_ text: FlavorText) {
        self.text = Localized(text.text, text.language)
        games = text.versionGroups
    }

    init(_ text: SpeciesFlavorText) {
        self.text = Localized(text.text, text.language)
        games = text.versions
    }
}
