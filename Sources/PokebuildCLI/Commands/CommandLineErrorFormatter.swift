import Diagnostics
import PokeModel

/// Turns what is wrong with a command line into sentences: what, what was expected, what to do.
struct CommandLineErrorFormatter {
    /// Whether options are members of a configuration file, which have no hyphens.
    private let isOfFile: Bool

    init() { self.init(isOfFile: false) }

    private init(isOfFile: Bool) { self.isOfFile = isOfFile }

    /// The sentence for an error, without the program's name.
    func sentence(for error: CommandLineError) -> String {
        switch error {
        case .unknownCommand(let word):
            return "there is no command `\(word)`; "
                + hint(word, Command.allCases.map(\.rawValue), else: "see `pokebuild help`")
        case .unknownOption(let option):
            let names = OptionSpec.all.map { name(of: $0.name) }.filter { !isOfFile || $0 != "config" }
            return "there is no option `\(name(of: option))`; "
                + hint(name(of: option), names, else: "see `pokebuild help`")
        case .missingValue(let option, let expected):
            return "`\(name(of: option))` needs a value: \(expected)"
        case .unwantedValue(let option, let value):
            let advice = isOfFile ? "; write true or false" : ""
            return "`\(name(of: option))` takes no value, and was given `\(value)`\(advice)"
        case .badValue(let option, let value, let expected):
            if isOfFile { return "`\(name(of: option))` is `\(value)`; expected \(expected)" }
            return "`\(option) \(value.isEmpty ? "''" : value)`: expected \(expected)"
        case .optionOfOtherCommand(let option, let command):
            let commands = OptionSpec.all.first { $0.name == option }?.commands ?? []
            let others = commands.map { "`\($0.rawValue)`" }.sorted().joined(separator: ", ")
            return "`\(command)` takes no `\(option)`; it belongs to \(others)"
        case .unexpectedOperand(let word, let command):
            return "`\(command)` does not take `\(word.isEmpty ? "''" : word)`"
        case .missingOperand(let command, let expected):
            return "`\(command)` needs \(expected), as in `pokebuild \(command) \(expected)`"
        case .exclusive(let first, let second):
            return "`\(name(of: first))` and `\(name(of: second))` cannot be used together; leave one out"
        case .useless(let option, let other):
            return "`\(option)` does nothing without `\(other)`; add that, or leave it out"
        case .unknownKind(let word):
            return "`\(name(of: "--kinds"))`: there is no kind `\(word)`; "
                + hint(
                    word,
                    Kind.allCases.map(\.slug),
                    else: "kinds are \(Kind.allCases.map(\.slug).joined(separator: ", "))"
                )
        case .badConfiguration(let file, let fault):
            return "\(file): \(fault)"
        case .badMember(let file, let error):
            return "\(file): \(CommandLineErrorFormatter(isOfFile: true).sentence(for: error))"
        case .unusable(let fault):
            return fault
        }
    }

    private func name(of option: String) -> String { isOfFile ? String(option.trimmingPrefix("--")) : option }

    private func hint(_ word: String, _ known: [String], else help: String) -> String {
        nearMiss(of: word, among: known).map { "did you mean `\($0)`?" } ?? help
    }
}
