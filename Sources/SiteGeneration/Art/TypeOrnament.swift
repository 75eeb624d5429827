/// The ornament of a type: a crest or the tip of a tail, that grows upwards from 0 0.
enum TypeOrnament {
    /// The ornament as the data of an SVG path, about 20 high; a tuft for types that are not known.
    static func path(of type: String) -> String { paths[type] ?? tuft }

    private static let tuft = "M-6 3Q-7 -8 0 -14Q-1 -8 2 -7Q5 -10 8 -10Q4 -5 6 3z"

    private static let paths: [String: String] = [
        "normal": tuft,
        "fire": "M-7 3Q-10 -6 -3 -11Q-3 -6 0 -7Q-2 -14 4 -20Q4 -13 8 -9Q12 -3 7 3z",
        "water": "M-8 3Q-8 -6 0 -18Q8 -6 8 3z",
        "electric": "M-4 3L1 -7H-5L4 -22L3 -11H9L2 3z",
        "grass": "M-1 3Q-14 -2 -13 -14Q-4 -13 -1 -4Q2 -15 13 -17Q14 -4 2 3z",
        "ice": "M0 -20L5 -8L12 -12L7 3H-7L-12 -12L-5 -8z",
        "fighting": "M-9 3L-9 -9L-3 -4L0 -16L3 -4L9 -9L9 3z",
        "poison": "M-6 3Q-6 -5 -1 -8Q-5 -10 -5 -14A5 5 0 1 1 4 -13Q3 -9 7 -6Q8 0 6 3z",
        "ground": "M-9 3Q-9 -8 0 -8T9 3zM-4 -8Q-4 -15 0 -15T4 -8z",
        "flying": "M-3 3Q-14 -6 -8 -18Q-5 -8 -1 -6Q-1 -14 4 -18Q4 -8 3 -4Q7 -8 10 -8Q8 0 3 3z",
        "psychic": "M-2 3V-6A7 7 0 1 1 2 -6V3zM0 -15A3 3 0 1 0 .1 -9A3 3 0 1 0 0 -15z",
        "bug": "M-2 3Q-3 -10 -12 -13A3 3 0 1 1 -9 -17Q-2 -12 0 -4Q2 -12 9 -17A3 3 0 1 1 12 -13Q3 -10 2 3z",
        "rock": "M-9 3L-11 -6L-4 -15L3 -12L10 -6L8 3z",
        "ghost": "M-7 3Q-12 -10 -1 -14Q6 -16 5 -22Q12 -12 6 -8Q10 -2 7 3z",
        "dragon": "M-10 3L-7 -14L-2 -5L1 -20L5 -5L11 -12L9 3z",
        "dark": "M-9 3Q-13 -9 -6 -16Q-6 -7 0 -7T6 -16Q13 -9 9 3z",
        "steel": "M-8 3V-7L-4 -4V-13L0 -17L4 -13V-4L8 -7V3z",
        "fairy": "M0 -1Q-12 -3 -11 -11Q-10 -17 -4 -14Q-4 -21 0 -21T4 -14Q10 -17 11 -11Q12 -3 0 -1zM-2 3V-4H2V3z",
    ]
}
