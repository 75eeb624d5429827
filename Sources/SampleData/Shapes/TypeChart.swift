import PokeModel

/// What attacks do, by the types of attack and target, now and in earlier generations.
struct TypeChart {
    private let sample: Sample

    init(_ sample: Sample) { self.sample = sample }

    private static let effects = ["double", "half", "none"]

    /// The effect of an attack on targets up to a generation, or now: the targets of each effect.
    private func targets(of attacker: Reference, _ effect: String, until era: Reference?) -> [Reference] {
        let rows = sample.rows("type-chart", where: "type", is: attacker)
        // The earliest row that still held; one without a generation holds for good.
        let holding = rows.filter { Self.end($0) >= Self.end(era) }
        guard let row = holding.min(by: { Self.end($0) < Self.end($1) }) else { return [] }
        return row.list(effect).compactMap { $0["target"].reference }.filter { exists($0, in: era) }.sorted()
    }

    private static func end(_ row: Row) -> Int32 { end(row["until"].reference) }
    private static func end(_ era: Reference?) -> Int32 { era?.id ?? .max }

    /// Whether the type was known up to that generation.
    private func exists(_ type: Reference, in era: Reference?) -> Bool {
        Self.end(sample.row(of: type)?["generation"].reference) <= Self.end(era)
    }

    private func attackers(on target: Reference, _ effect: String, until era: Reference?) -> [Reference] {
        sample.ids(of: .type).map { Reference(.type, $0) }
            .filter { exists($0, in: era) && targets(of: $0, effect, until: era).contains(target) }
    }

    /// The `damage_relations` of a type.
    func relations(of type: Reference, until era: Reference?, in scope: Scope) -> JSONTree {
        let members = Self.effects.flatMap { effect -> [(key: String, value: JSONTree)] in
            let name = effect == "none" ? "no" : effect
            let from = attackers(on: type, effect, until: era).map { scope.link($0) }
            let to = targets(of: type, effect, until: era).map { scope.link($0) }
            return [(key: "\(name)_damage_from", value: .array(from)), (key: "\(name)_damage_to", value: .array(to))]
        }
        return .object(members)
    }

    /// The `past_damage_relations` of a type: one for each generation that was the last with other relations.
    ///
    /// A type that did not exist yet is no difference.
    func pastRelations(of type: Reference, in scope: Scope) -> JSONTree {
        let ends = Set(sample.rows("type-chart").compactMap { $0["until"].reference }).sorted()
        let past = ends.enumerated().filter { index, era in
            let next = index + 1 < ends.count ? ends[index + 1] : nil
            return exists(type, in: era) && differs(type, era, from: next)
        }
        return .array(
            past.map { _, era in
                .object([
                    (key: "generation", value: scope.link(era)),
                    (key: "damage_relations", value: relations(of: type, until: era, in: scope)),
                ])
            }
        )
    }

    private func differs(_ type: Reference, _ era: Reference, from next: Reference?) -> Bool {
        Self.effects.contains { effect in
            let targets = targets(of: type, effect, until: next).filter { exists($0, in: era) }
            let attackers = attackers(on: type, effect, until: next).filter { exists($0, in: era) }
            return targets != self.targets(of: type, effect, until: era)
                || attackers != self.attackers(on: type, effect, until: era)
        }
    }
}
