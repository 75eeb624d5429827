/// What a number measures, by the symbol of its unit.
public enum Unit: String, Sendable {
    /// A tenth of a metre.
    case decimetre = "dm"
    /// A tenth of a kilogram.
    case hectogram = "hg"
    /// An hour.
    case hour = "h"
    /// A kilogram.
    case kilogram = "kg"
    /// A metre.
    case metre = "m"
    /// A thousandth of a metre.
    case millimetre = "mm"
    /// A hundredth of the whole.
    case percent = "%"
}
