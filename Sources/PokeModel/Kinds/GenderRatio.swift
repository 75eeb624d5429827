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

/// The ratio as exports have it, in two fields.
public struct GenderFields: ReadableForm {
    private let isGenderless: Bool
    private let femaleRatio: Double?

    /// The ratio; nil where the data does not say.
    public func value() throws -> GenderRatio? {
        if isGenderless { return .genderless }
        guard let femaleRatio else { return nil }
        guard let eighths = Int32(exactly: femaleRatio * 8), let ratio = GenderRatio(rate: eighths), eighths >= 0 else {
            throw DecodingError.expected("eighths from 0 to 1 as `female_ratio`")
        }
        return ratio
    }
}
