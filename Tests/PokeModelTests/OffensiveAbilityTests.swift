import Testing

@testable import PokeModel

@Suite struct OffensiveAbilityTests {
    private static let types = ["", "normal", "fighting", "ghost", "rock", "flying", "steel"]

    private func type(_ slug: String) -> Reference { Reference(.type, Int32(Self.types.firstIndex(of: slug) ?? 0)) }

    /// A part of today's chart.
    private func pokedex() -> Pokedex {
        let chart: [ChartFixture.Row] = [
            ("normal", [], ["rock", "steel"], ["ghost"]),
            ("fighting", ["normal", "rock", "steel"], ["flying"], ["ghost"]),
            ("ghost", ["ghost"], [], ["normal"]), ("rock", ["flying"], ["fighting", "steel"], []),
            ("flying", ["fighting"], ["rock", "steel"], []), ("steel", ["rock"], ["steel"], []),
        ]
        return ChartFixture.pokedex(chart, abilities: OffensiveAbility.all.map(\.ability) + ["overgrow"], type: type)
    }

    @Test(arguments: [
        ("scrappy", "normal", ["ghost"], 1.0), ("scrappy", "fighting", ["ghost", "rock"], 2),
        ("scrappy", "ghost", ["normal"], 0), ("minds-eye", "fighting", ["ghost", "flying"], 0.5),
        ("tinted-lens", "rock", ["steel"], 1), ("tinted-lens", "rock", ["fighting", "steel"], 0.5),
        ("tinted-lens", "rock", ["flying"], 2), ("tinted-lens", "normal", ["ghost"], 0),
        ("neuroforce", "fighting", ["rock", "steel"], 5), ("neuroforce", "steel", ["flying"], 1),
        ("normalize", "ghost", ["ghost"], 0), ("normalize", "fighting", ["rock"], 0.5),
        ("aerilate", "normal", ["fighting"], 2), ("aerilate", "rock", ["flying"], 2),
        ("mold-breaker", "normal", ["ghost"], 0), ("liquid-voice", "normal", ["rock"], 0.5),
        ("overgrow", "normal", ["rock"], 0.5),
    ])
    func changesTheFactor(ability: String, attacking: String, defending: [String], factor: Double) throws {
        let pokedex = pokedex()
        let holder = try #require(pokedex.abilities.first { $0.slug == ability })
        let changed = pokedex.factor(of: type(attacking), on: defending.map(type), by: holder.reference)
        #expect(changed == factor)
    }

    @Test func listsThePairsWhoseFactorIsAnother() throws {
        let pokedex = pokedex()
        func matchups(_ slug: String) throws -> [String] {
            let ability = try #require(pokedex.abilities.first { $0.slug == slug })
            return pokedex.matchups(changedBy: ability.reference).map { matchup in
                let defending = matchup.defending.map(pokedex.slug).joined(separator: "+")
                return "\(pokedex.slug(of: matchup.attacking)) \(defending) \(matchup.factor)"
            }
        }
        let scrappy = try matchups("scrappy")
        #expect(scrappy.count == 2 * 6)
        #expect(scrappy.contains("normal ghost 1.0") && scrappy.contains("fighting ghost+rock 2.0"))
        #expect(try matchups("mold-breaker").isEmpty && matchups("overgrow").isEmpty)
    }
}
