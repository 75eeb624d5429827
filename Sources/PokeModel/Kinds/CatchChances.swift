/// The chances in percent that a ball holds a pokemon which has no status condition, to a tenth.
///
/// The formula is that of the sixth generation and later: with a = (1 - 2/3 · share of hit points left) · capture rate ·
/// the ball's factor, each of four checks passes with (a / 255) to the power of 3/16. Critical captures, and what the
/// eighth and ninth generation take off for levels and badges, are left out.
public struct CatchChances: Record, Equatable {
    /// A Poké Ball at full hit points.
    public let pokeBall: Double
    /// A Great Ball at full hit points.
    public let greatBall: Double
    /// An Ultra Ball at full hit points.
    public let ultraBall: Double
    /// A Poké Ball at next to no hit points.
    public let weakenedPokeBall: Double
    /// A Great Ball at next to no hit points.
    public let weakenedGreatBall: Double
    /// An Ultra Ball at next to no hit points.
    public let weakenedUltraBall: Double

    /// The chances that go with a capture rate from 0 to 255; one outside is taken for the nearest.
    public init(captureRate: Int32) {
        func percent(_ ball: Double, isFull: Bool) -> Double {
            let rate = Double(min(max(captureRate, 0), 255))
            let share = min(rate * ball * (isFull ? 1.0 / 3 : 1) / 255, 1)
            // The power of 3/4: four checks of 3/16 each. Square roots are exact on every machine, and powers are not.
            let chance = share.squareRoot() * share.squareRoot().squareRoot()
            return (chance * 1000).rounded() / 10
        }
        pokeBall = percent(1, isFull: true)
        greatBall = percent(1.5, isFull: true)
        ultraBall = percent(2, isFull: true)
        weakenedPokeBall = percent(1, isFull: false)
        weakenedGreatBall = percent(1.5, isFull: false)
        weakenedUltraBall = percent(2, isFull: false)
    }
}

extension CatchChances {
    /// What exports say.
    public static let fields: [Field<CatchChances>] = [
        Field("poke_ball", "With a Poké Ball at full hit points, in percent.") { $0.pokeBall },
        Field("great_ball", "With a Great Ball at full hit points, in percent.") { $0.greatBall },
        Field("ultra_ball", "With an Ultra Ball at full hit points, in percent.") { $0.ultraBall },
        Field("poke_ball_weakened", "With a Poké Ball at next to no hit points, in percent.") { $0.weakenedPokeBall },
        Field("great_ball_weakened", "With a Great Ball at next to no hit points, in percent.") {
            $0.weakenedGreatBall
        },
        Field("ultra_ball_weakened", "With an Ultra Ball at next to no hit points, in percent.") {
            $0.weakenedUltraBall
        },
    ]
}
