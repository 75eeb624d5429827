/// How many of a species are female.
public enum GenderRatio: Hashable, Sendable {
    /// The species has no gender.
    case genderless
    /// So many in eight are female, from 0 to 8.
    case female(eighths: Int32)

    /// Reads the API's number, which is -1 for a species without gender; nil where it is out of range.
    public init?(rate: Int32) {
        switch rate {
        case -1: self = .genderless
        case 0...8: self = .female(eighths: rate)
        default: return nil
        }
    }

    /// The share of females, from 0 to 1; nil without gender.
    public var femaleShare: Double? {
        switch self {
        case .genderless: nil
        case .female(let eighths): Double(eighths) / 8
        }
    }
}
