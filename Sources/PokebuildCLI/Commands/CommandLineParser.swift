import PokeModel

/// Reads a command line: the command, then options and operands in any order.
struct CommandLineParser {
    /// A command line that was understood.
    struct Invocation {
        var command: Command
        var options: Options
        /// The configuration file that was named; nil where none was.
        var configuration: String?
    }

    /// Reads `arguments`, which do not include the program's name.
    ///
    /// The options of a configuration file, which `configuration` reads, come first, so that the command line wins.
    func parse(
        _ arguments: [String],
        configuration: (_ named: String?) throws -> [(name: String, value: String?)]
    ) throws -> Invocation {
        var rest = arguments[...]
        var command = Command.build
        if let word = rest.first, !word.hasPrefix("-") {
            guard let known = Command(rawValue: word) else { throw CommandLineError.unknownCommand(word) }
            command = known
            rest.removeFirst()
        }
        var options = Options()
        options.commandLine = (["pokebuild"] + arguments).map(\.shellWord).joined(separator: " ")
        if rest.contains("--help") || rest.contains("-h") {
            return Invocation(command: .help, options: options)
        }
        if rest.contains("--version") { return Invocation(command: .version, options: options) }

        let (given, operands) = try split(rest)
        let named = given.last { $0.spec.name == "--config" }?.value
        if named == "" { throw CommandLineError.badValue(option: "--config", value: "", expected: "a file") }
        // What tells about the program must not depend on a file that may be wrong.
        if command != .help, command != .version {
            try apply(try configuration(named), of: named ?? ConfigurationFile.defaultPath, for: command, to: &options)
        }
        // A source named on the command line replaces the file's, of whichever sort.
        if given.contains(where: { ["--api", "--source", "--sample"].contains($0.spec.name) }) {
            let defaults = Options()
            (options.api, options.source, options.sample) = (defaults.api, defaults.source, defaults.sample)
            options.namesSource = false
        }
        for (spec, value) in given {
            guard spec.commands?.contains(command) ?? true else {
                throw CommandLineError.optionOfOtherCommand(option: spec.name, command: command.rawValue)
            }
            try apply(spec, value, to: &options)
        }
        try check(given.map(\.spec.name))
        if given.contains(where: { $0.spec.name == "--sprites-base" }), options.sprites != .mirror {
            throw CommandLineError.useless("--sprites-base", without: "--sprites mirror")
        }
        try take(operands, for: command, into: &options)
        return Invocation(command: command, options: options, configuration: named)
    }

    /// Applies the options of a configuration file.
    private func apply(
        _ members: [(name: String, value: String?)],
        of file: String,
        for command: Command,
        to options: inout Options
    ) throws(CommandLineError) {
        do throws(CommandLineError) {
            try check(members.map(\.name))
            for (name, value) in members {
                guard let spec = OptionSpec.all.first(where: { $0.name == name }), name != "--config" else {
                    throw .unknownOption(name)
                }
                // A configuration file serves every command: what another one takes is passed over.
                // Its value must be right all the same, or a slip comes to light after a long crawl.
                var others = options
                try apply(spec, value, to: &others)
                if spec.commands?.contains(command) ?? true { options = others }
            }
        } catch {
            throw .badMember(file: file, error)
        }
    }

    /// How to tell what is wrong with a command line that cannot be understood: as it asks for, as far as that is clear.
    static func messageOptions(of arguments: [String]) -> Options {
        var options = Options()
        let pairs = zip(arguments, arguments.dropFirst() + [""])
        if pairs.contains(where: { $0 == "--log-format=json" || ($0, $1) == ("--log-format", "json") }) {
            options.logFormat = .json
        }
        return options
    }

    /// The options with their values, and the words that are neither.
    private func split(
        _ words: ArraySlice<String>
    ) throws(CommandLineError) -> (options: [(spec: OptionSpec, value: String?)], operands: [String]) {
        var options: [(spec: OptionSpec, value: String?)] = []
        var operands: [String] = []
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let spec = OptionSpec.all.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
                throw .unknownOption(parts[0])
            }
            switch spec.argument {
            case .none:
                if parts.count > 1 { throw .unwantedValue(option: spec.name, value: parts[1]) }
                options.append((spec, nil))
            case .value(_, let expected, _):
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw .missingValue(option: spec.name, expected: expected)
                }
                options.append((spec, value))
            }
        }
        return (options, operands)
    }

    private func apply(_ spec: OptionSpec, _ value: String?, to options: inout Options) throws(CommandLineError) {
        switch spec.argument {
        case .none(let set):
            if let value { throw .unwantedValue(option: spec.name, value: value) }
            set(&options)
        case .value(_, let expected, let set):
            guard let value else { throw .missingValue(option: spec.name, expected: expected) }
            guard set(&options, value) != nil else {
                if spec.name == "--kinds",
                    let unknown = value.split(separator: ",").first(where: { Kind(slug: String($0)) == nil })
                {
                    throw .unknownKind(String(unknown))
                }
                throw .badValue(option: spec.name, value: value, expected: expected)
            }
        }
    }

    /// Refuses options that contradict each other in one place; between places, the command line wins over the file.
    private func check(_ given: [String]) throws(CommandLineError) {
        for group in [["--api", "--source", "--sample"], ["--quiet", "--verbose"]] {
            let found = group.filter(given.contains)
            if found.count > 1 { throw .exclusive(found[0], found[1]) }
        }
    }

    private func take(_ operands: [String], for command: Command, into options: inout Options) throws(CommandLineError)
    {
        guard let expected = command.operand else {
            if let word = operands.first { throw .unexpectedOperand(word, command: command.rawValue) }
            return
        }
        if operands.isEmpty, !expected.hasPrefix("[") {
            throw .missingOperand(command: command.rawValue, expected: expected)
        }
        if operands.count > 1 { throw .unexpectedOperand(operands[1], command: command.rawValue) }
        if command == .help, let word = operands.first, Command(rawValue: word) == nil { throw .unknownCommand(word) }
        if operands.first == "" { throw .unexpectedOperand("", command: command.rawValue) }
        options.operand = operands.first
    }
}
