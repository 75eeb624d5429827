/// How a language writes numbers.
struct NumberFormat: Sendable, Equatable {
    /// What stands between the whole and the fraction.
    var decimal: String
    /// What stands between groups of three digits.
    var group: String
    /// The first number whose digits are grouped.
    var groupFrom: Int
    /// Which numbers take the form for one.
    var plural: Plural
    /// Whether lengths and weights are told in feet and pounds too.
    var isImperial: Bool
    /// How units follow their numbers.
    var units: Units

    /// The texts of units, each with a place for the `{number}`.
    struct Units: Sendable, Equatable {
        var metre: String
        var kilogram: String
        var byte: String
        var kilobyte: String
        var megabyte: String
    }

    /// Which numbers take the form for one, as [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules) has it for
    /// whole numbers below a million.
    enum Plural: String, CaseIterable, Sendable {
        /// No number: there is one form only.
        case none
        /// One alone.
        case one
        /// One and nought.
        case zeroAndOne = "zero-and-one"

        /// Whether a number takes the form for one.
        func isOne(_ number: Int) -> Bool {
            switch self {
            case .none: false
            case .one: number == 1
            case .zeroAndOne: number == 0 || number == 1
            }
        }
    }

    /// A whole number.
    func whole(_ number: Int) -> String {
        let digits = String(number.magnitude)
        guard number.magnitude >= groupFrom.magnitude, digits.count > 3 else {
            return number < 0 ? "−" + digits : digits
        }
        var grouped = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += group }
            grouped.append(digit)
        }
        return number < 0 ? "−" + grouped : grouped
    }

    /// A number of tenths, always with its fraction.
    func tenths(_ number: Int) -> String {
        "\(whole(number / 10))\(decimal)\(number.magnitude % 10)"
    }

    /// A number of tenths, with its fraction only where it has one.
    func short(tenths number: Int) -> String { number % 10 == 0 ? whole(number / 10) : tenths(number) }

    /// A length in decimetres, as metres, and as feet and inches where the language wants them.
    func length(decimetres: Int) -> String {
        let metres = fill(units.metre, tenths(decimetres))
        guard isImperial else { return metres }
        // An inch is 0.254 dm by definition; rounded to whole inches, as the games do.
        let inches = (decimetres * 1000 + 127) / 254
        return "\(metres) (\(inches / 12)′\(inches % 12)″)"
    }

    /// A weight in hectograms, as kilograms, and as pounds where the language wants them.
    func weight(hectograms: Int) -> String {
        let kilograms = fill(units.kilogram, tenths(hectograms))
        guard isImperial else { return kilograms }
        // A pound is 0.45359237 kg by definition.
        let tenthsOfPounds = (hectograms * 100_000_000 + 22_679_618) / 45_359_237
        return "\(kilograms) (\(tenths(tenthsOfPounds))\u{A0}lb)"
    }

    /// A size in bytes, in the largest unit that leaves a whole number.
    func bytes(_ count: Int) -> String {
        switch count {
        case ..<1000: fill(units.byte, whole(count))
        case ..<1_000_000: fill(units.kilobyte, whole((count + 500) / 1000))
        default: fill(units.megabyte, tenths((count + 50_000) / 100_000))
        }
    }

    private func fill(_ unit: String, _ number: String) -> String { unit.replacing("{number}", with: number) }
}
