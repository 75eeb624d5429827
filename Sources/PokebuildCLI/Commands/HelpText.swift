/// What `pokebuild help` prints.
enum HelpText {
    /// The commands, the options and the exit statuses.
    static var text: String {
        let commands = Command.allCases.map { command in
            let words = [command.rawValue, command.operand].compactMap { $0 }.joined(separator: " ")
            return "  " + pad(words, 16) + command.summary
        }
        let options = OptionSpec.all.map { spec in
            var name = spec.short.map { $0 + ", " + spec.name } ?? spec.name
            if case .value(let word, _, _) = spec.argument { name += " " + word }
            return name.count < 26
                ? "  " + pad(name, 26) + spec.summary : "  " + name + "\n" + pad("", 28) + spec.summary
        }
        return """
            pokebuild \(Version.number) turns the whole of PokeAPI into a static, multilingual Pokédex and a typed dataset.

            Usage: pokebuild [COMMAND] [OPTION ...]

            Commands
            \(commands.joined(separator: "\n"))

            Options
            \(options.joined(separator: "\n"))

            Exit status
              0 done   1 failed   2 usage   3 crawl incomplete   4 output invalid   130, 143 interrupted
            A preview has done its work when it is interrupted: `serve` ends with 0 then.
            Whatever is not 0 leaves the published output as it was.
            """
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
