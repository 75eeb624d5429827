import PokeModel
import Templating

/// The moves that a pokemon learns: those of its main learnset in full, those that other games teach by level folded.
struct LearnsetContext {
    let pokemon: Pokemon
    let edition: Edition

    init(_ pokemon: Pokemon, edition: Edition) {
        self.pokemon = pokemon
        self.edition = edition
    }

    /// The context; nil for a pokemon that learns nothing.
    var object: TemplateObject? {
        guard let main = pokemon.mainLearnset else { return nil }
        let leveled = main.methods.filter(\.hasLevels)
        let others = main.methods.filter { !$0.hasLevels }
        let older = pokemon.learnsets.filter { $0 != main }.compactMap(older)
        return [
            "games": .text(edition.games(main.versionGroups)),
            "tables": .list(leveled.map(table)),
            "lists": .list(others.map(list)),
            "older": older.isEmpty
                ? .absent
                : [
                    "label": .text(edition.words(.olderMoves, count: older.count)),
                    "rows": .list(older),
                ],
        ]
    }

    private func table(_ method: LearnedMoves) -> TemplateObject {
        let name = edition.name(method.method)
        return edition.words.named(name).merging([
            "caption": .text(name.text),
            "leveled": true,
            "rows": .list(
                method.moves.map { learned -> TemplateObject in
                    ["level": .text(level(learned.level)), "move": .object(edition.moveRow(learned.move))]
                }
            ),
        ])
    }

    private func list(_ method: LearnedMoves) -> TemplateObject {
        let moves = method.moves.map { edition.moveRow($0.move) }
        return edition.words.named(edition.name(method.method)).merging(["moves": .list(moves)])
    }

    /// What other games teach by level; nil where they teach nothing so.
    private func older(_ learnset: Learnset) -> TemplateObject? {
        let moves = learnset.methods.filter(\.hasLevels).flatMap(\.moves)
        guard !moves.isEmpty else { return nil }
        return [
            "games": .text(edition.games(learnset.versionGroups)),
            "moves": .list(moves.map { edition.link($0.move).merging(["level": .text(level($0.level))]) }),
        ]
    }

    private func level(_ level: Int32?) -> String {
        switch level {
        case nil: "–"
        case 0?: edition.words(.onEvolution)
        case let level?: edition.words.format.whole(Int(level))
        }
    }
}

extension LearnedMoves {
    /// Whether its moves are learned at levels.
    var hasLevels: Bool { moves.contains { $0.level != nil } }
}
