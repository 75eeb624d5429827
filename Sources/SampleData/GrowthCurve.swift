/// How much experience each level takes, which is a formula for each of the six growth rates.
enum GrowthCurve: String {
    case slow, medium, fast
    case mediumSlow = "medium-slow"
    case slowThenVeryFast = "slow-then-very-fast"
    case fastThenVerySlow = "fast-then-very-slow"

    /// The curve of a growth rate; nil for other names.
    init?(slug: String) { self.init(rawValue: slug) }

    /// The experience in total at a level.
    func experience(atLevel level: Int) -> Int {
        // The formulas are for levels above the first, where one of them is negative.
        if level == 1 { return 0 }
        let cube = level * level * level
        switch self {
        case .slow: return 5 * cube / 4
        case .medium: return cube
        case .fast: return 4 * cube / 5
        case .mediumSlow: return 6 * cube / 5 - 15 * level * level + 100 * level - 140
        case .slowThenVeryFast:
            switch level {
            case ...50: return cube * (100 - level) / 50
            case ...68: return cube * (150 - level) / 100
            case ...98: return cube * ((1911 - 10 * level) / 3) / 500
            default: return cube * (160 - level) / 100
            }
        case .fastThenVerySlow:
            switch level {
            case ...15: return cube * (24 + (level + 1) / 3) / 50
            case ...35: return cube * (14 + level) / 50
            default: return cube * (32 + level / 2) / 50
            }
        }
    }
}
