/// How hard attacks of one type hit another: a number of quarters, from 0 to 16.
public struct Effectiveness: Hashable, Comparable, Sendable {
    /// The factor times four: 4 is normal, 0 is no damage, 1 a quarter, 16 fourfold.
    public let quarters: Int

    /// The usual damage.
    public static let neutral = Effectiveness(quarters: 4)
    /// No damage.
    public static let none = Effectiveness(quarters: 0)

    /// The factor.
    public var factor: Double { Double(quarters) / 4 }

    /// So many quarters of the usual damage.
    public init(quarters: Int) { self.quarters = quarters }

    /// Orders by damage.
    public static func < (left: Effectiveness, right: Effectiveness) -> Bool { left.quarters < right.quarters }
}

/// Which types hit which how hard.
public struct TypeChart: Sendable {
    /// The types that have a row, by id; a type without any relation, as `stellar`, has none.
    public let types: [Reference]
    /// Twice the factor for each pair that is not neutral: 0, 1 or 4.
    private let halves: [Pair: Int]

    private struct Pair: Hashable {
        let attacking: Int32
        let defending: Int32
    }

    /// The chart of today's games.
    public init(_ types: Table<PokeType>) { self.init(types.map { ($0.reference, $0.relations) }) }

    /// The chart of a generation, after what the types say about their past.
    ///
    /// Generations are ordered by id, as the API numbers them.
    public init(_ types: Table<PokeType>, generation: Int32) {
        self.init(
            types.filter { ($0.generation?.id ?? 0) <= generation }.map { type in
                let past = type.pastRelations.first { ($0.generation?.id ?? 0) >= generation }
                return (type.reference, past?.relations ?? type.relations)
            }
        )
    }

    private init(_ rows: [(type: Reference, relations: DamageRelations)]) {
        var halves: [Pair: Int] = [:]
        let known = Set(rows.map(\.type))
        var related: Set<Reference> = []
        for (type, relations) in rows {
            for (targets, factor) in [
                (relations.doubleDamageTo, 4), (relations.halfDamageTo, 1), (relations.noDamageTo, 0),
            ] {
                for target in targets where known.contains(target) {
                    halves[Pair(attacking: type.id, defending: target.id)] = factor
                    related.formUnion([type, target])
                }
            }
        }
        self.halves = halves
        self.types = related.sorted()
    }

    /// How hard an attack of one type hits something of one or two types; a type without relations is neutral.
    public func effectiveness(of attacking: Reference, on defending: [Reference]) -> Effectiveness {
        // Two halves make a quarter: twice the factor of each of two types is four times the factor of both.
        var quarters = 4
        for type in defending {
            quarters = quarters * (halves[Pair(attacking: attacking.id, defending: type.id)] ?? 2) / 2
        }
        return Effectiveness(quarters: quarters)
    }
}
