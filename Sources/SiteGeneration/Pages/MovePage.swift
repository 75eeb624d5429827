import PokeModel
import Templating

/// The page of a move.
struct MovePage {
    let move: Move
    let edition: Edition

    init(_ move: Move, edition: Edition) {
        self.move = move
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let name = edition.name(move.reference)
        let type = move.type.map { edition.name($0).text } ?? ""
        let damageClass = move.damageClass.map { edition.name($0).text } ?? ""
        let distinct = edition.distinctName(move.reference)
        let context: TemplateObject = [
            "typeSlug": .text(move.type.map(edition.pokedex.slug) ?? "unknown"),
            "types": edition.types(move.type.map { [$0] } ?? []),
            "lede": edition.summary(move),
            "facts": .list(facts),
            "effect": edition.prose(move.effect),
            "periods": periods,
            "past": edition.past(move.effectChanges),
            "machines": machines,
            "texts": edition.texts(move.flavorTexts.map(GameText.init)),
            "learners": learners,
        ]
        return PageContent(
            title: words(.titleMove, ["name": distinct, "site": words(.siteName)]),
            description: words(.describeMove, ["name": distinct, "type": type, "class": damageClass]),
            context: words.named(name).merging(context)
        )
    }

    private var facts: [TemplateObject] {
        let words = edition.words
        func whole(_ number: Int32) -> String { words.format.whole(Int(number)) }
        func percent(_ number: Int32) -> String { words(.percent, ["number": whole(number)]) }
        let facts: [TemplateObject?] = [
            edition.fact(.moveClass, move.damageClass),
            edition.fact(.movePower, move.power.map(whole) ?? "–"),
            edition.fact(.moveAccuracy, move.accuracy.map(percent) ?? "–"),
            edition.fact(.movePP, move.pp.map(whole) ?? "–"),
            move.priority == 0
                ? nil : edition.fact(.movePriority, (move.priority > 0 ? "+" : "") + whole(move.priority)),
            edition.fact(.moveTarget, move.target),
            move.effectChance.map { edition.fact(.moveChance, percent($0)) },
        ]
        let last: [TemplateObject?] = [
            edition.fact(.moveStats, links: statChanges),
            edition.fact(.moveContest, move.contestType),
            edition.fact(.moveContestEffect, move.contestEffect),
            edition.fact(.moveSuperContestEffect, move.superContestEffect),
            combos(.moveContestBefore, \.normalBefore), combos(.moveContestAfter, \.normalAfter),
            combos(.moveSuperBefore, \.superBefore), combos(.moveSuperAfter, \.superAfter),
            edition.fact(.generation, move.generation),
        ]
        return (facts + numbers + last).compactMap { $0 }
    }

    /// What the move does, in numbers; what is nought is left out.
    private var numbers: [TemplateObject?] {
        guard let meta = move.meta else { return [] }
        let words = edition.words
        func percent(_ number: Int32) -> String { words(.percent, ["number": words.format.whole(Int(number))]) }
        func range(_ low: Int32?, _ high: Int32?) -> String? {
            guard let low, let high else { return nil }
            return low == high ? words.format.whole(Int(low)) : "\(low)–\(high)"
        }
        let hasAilment = meta.ailment.map { edition.pokedex.slug(of: $0) != "none" } ?? false
        return [
            edition.fact(.movePurpose, meta.category),
            hasAilment ? edition.fact(.moveAilment, meta.ailment) : nil,
            meta.critRate > 0 ? edition.fact(.moveCritical, "+\(meta.critRate)") : nil,
            meta.flinchChance > 0 ? edition.fact(.moveFlinch, percent(meta.flinchChance)) : nil,
            range(meta.minHits, meta.maxHits).map { edition.fact(.moveHits, $0) },
            range(meta.minTurns, meta.maxTurns).map { edition.fact(.moveTurns, $0) },
            meta.drain > 0 ? edition.fact(.moveDrain, percent(meta.drain)) : nil,
            meta.drain < 0 ? edition.fact(.moveRecoil, percent(-meta.drain)) : nil,
            meta.healing > 0 ? edition.fact(.moveHealing, percent(meta.healing)) : nil,
        ]
    }

    /// Moves that it combines with in contests; nil where there are none.
    private func combos(_ label: Phrase, _ moves: KeyPath<MoveContestCombos, [Reference]>) -> TemplateObject? {
        edition.fact(label, links: (move.contestCombos?[keyPath: moves] ?? []).map(edition.link))
    }

    private var statChanges: [TemplateObject] {
        move.statChanges.map { change in
            edition.link(change.stat, followedBy: (change.change > 0 ? "+" : "−") + "\(change.change.magnitude)")
        }
    }

    /// What the move was from its first games to the newest; absent where it always was the same.
    private var periods: TemplateValue {
        let periods = move.periods
        guard periods.count > 1 else { return .absent }
        return ["rows": .list(periods.reversed().map(period))]
    }

    private func period(_ period: MovePeriod) -> TemplateObject {
        let words = edition.words
        func whole(_ number: Int32?) -> TemplateValue { number.map { .text(words.format.whole(Int($0))) } ?? "–" }
        return [
            "games": ["parts": .list(games(of: period))], "type": edition.type(period.type),
            "power": whole(period.power),
            "accuracy": whole(period.accuracy), "pp": whole(period.pp), "chance": whole(period.effectChance),
        ]
    }

    private func games(of period: MovePeriod) -> [TemplateObject] {
        guard let until = period.until else {
            return period.since.map { edition.sentence(.since, ["games": edition.link($0)]) } ?? []
        }
        guard let since = period.since else { return edition.sentence(.before, ["games": edition.link(until)]) }
        let rank = edition.rank(of: until)
        let last = edition.pokedex.versionGroups.filter { $0.order < rank }.max { $0.order < $1.order }
        return edition.span(since, last?.reference ?? since)
    }

    /// The items that teach the move, each with its games.
    private var machines: TemplateValue {
        let rows = edition.machines(move.machines, \.item)
        return rows.isEmpty ? .absent : ["rows": .list(rows)]
    }

    private var learners: TemplateValue {
        let methods: [TemplateObject] = move.learnedBy.compactMap { learners in
            guard !learners.pokemon.isEmpty else { return nil }
            return edition.link(learners.method).merging([
                "count": .text(edition.words.format.whole(learners.pokemon.count)),
                "rows": .list(
                    learners.pokemon.map { pokemon in
                        edition.link(pokemon).merging(["note": level(of: pokemon, by: learners.method)])
                    }
                ),
            ])
        }
        return methods.isEmpty ? .absent : ["methods": .list(methods)]
    }

    /// The level at which the newest games that teach the move so teach it; absent where the method has no levels.
    private func level(of pokemon: Reference, by method: Reference) -> TemplateValue {
        for learnset in edition.pokedex.pokemon[pokemon]?.learnsets ?? [] {
            for learned in learnset.methods where learned.method == method {
                guard let found = learned.moves.first(where: { $0.move == move.reference }) else { continue }
                guard let level = found.level else { return .absent }
                guard level > 0 else { return .text(edition.words(.onEvolution)) }
                return .text(edition.words(.level, ["level": edition.words.format.whole(Int(level))]))
            }
        }
        return .absent
    }
}

extension Edition {
    /// Machines by what one side of them is, in the order of ids, each with its games.
    func machines(_ machines: [Reference], _ side: KeyPath<Machine, Reference?>) -> [TemplateObject] {
        var games: [Reference: [Reference]] = [:]
        for machine in machines.compactMap({ pokedex.machines[$0] }) {
            guard let other = machine[keyPath: side], let group = machine.versionGroup else { continue }
            games[other, default: []].append(group)
        }
        return games.sorted { $0.key < $1.key }.map { other, groups in
            let order = groups.sorted {
                (pokedex.versionGroups[$0]?.order ?? 0, $0) < (pokedex.versionGroups[$1]?.order ?? 0, $1)
            }
            return link(other).merging(["games": self.gameList(order)])
        }
    }
}
