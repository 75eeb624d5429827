import PokeAPI
import Testing

@testable import PokebuildCLI

@Suite struct CommandLineTests {
    private func parse(
        _ line: String,
        configuration: [(name: String, value: String?)] = []
    ) throws -> CommandLineParser.Invocation {
        try CommandLineParser().parse(line.split(separator: " ").map(String.init)) { _ in configuration }
    }

    /// The sentence that a command line ends in.
    private func sentence(_ line: String) -> String? {
        do {
            _ = try parse(line)
            return nil
        } catch let error as CommandLineError {
            return CommandLineErrorFormatter().sentence(for: error)
        } catch {
            return "\(error)"
        }
    }

    @Test func buildsWithoutACommand() throws {
        let invocation = try parse("--concurrency 16 --languages=fr,de --sample -q")
        #expect(invocation.command == .build)
        #expect(invocation.options.concurrency == 16)
        #expect(invocation.options.languages == ["fr", "de"])
        #expect(invocation.options.sample)
        #expect(invocation.options.isQuiet)
    }

    @Test func takesOptionsAndOperandsInAnyOrder() throws {
        #expect(try parse("validate dir --format json").options.operand == "dir")
        #expect(try parse("validate --format json dir").options.operand == "dir")
        #expect(try parse("validate -- --dir").options.operand == "--dir")
        #expect(try parse("validate").options.operand == nil)
    }

    @Test func addsTheSlashThatARootEndsIn() throws {
        #expect(try parse("fetch --api http://x/api/v2").options.api == "http://x/api/v2/")
        #expect(try parse("build --base-url https://x.example/dex").options.baseURL == "https://x.example/dex/")
        let copying = try parse("fetch --sprites mirror --sprites-base http://x/sprites")
        #expect(copying.options.spritesBase == "http://x/sprites/")
    }

    @Test(arguments: [("0", 0), ("45s", 45), ("30m", 1_800), ("24h", 86_400), ("7d", 604_800)])
    func readsDurations(text: String, expected: Int) throws {
        #expect(try parse("fetch --max-age \(text)").options.maxAge == expected)
    }

    @Test(arguments: [
        ("bild", "there is no command `bild`; did you mean `build`?"),
        ("frobnicate", "there is no command `frobnicate`; see `pokebuild help`"),
        ("build --langages en", "there is no option `--langages`; did you mean `--languages`?"),
        ("build --languages", "`--languages` needs a value: languages as en,es"),
        ("fetch --concurrency 0", "`--concurrency 0`: expected a whole number from 1 to 256"),
        ("fetch --concurrency 9x", "`--concurrency 9x`: expected a whole number from 1 to 256"),
        ("fetch --max-age soon", "`--max-age soon`: expected a duration as 24h, 30m, 45s, 7d or 0"),
        ("fetch --rate -1", "`--rate -1`: expected 0, or a number from 0.001 to 1000000"),
        ("fetch --rate 1e-300", "`--rate 1e-300`: expected 0, or a number from 0.001 to 1000000"),
        (
            "build --kinds move,,type",
            "`--kinds move,,type`: expected names of kinds with commas between, as pokemon-species,move"
        ),
        ("build --languages en,", "`--languages en,`: expected languages as en,es"),
        (
            "fetch --sprites-base http://x/",
            "`--sprites-base` does nothing without `--sprites mirror`; add that, or leave it out"
        ),
        ("site --sprites-base http://x/", "`site` takes no `--sprites-base`; it belongs to `build`, `fetch`"),
        ("build --sprites=all", "`--sprites all`: expected one of link, mirror, none"),
        ("build --sample=yes", "`--sample` takes no value, and was given `yes`"),
        ("build --kinds pokemn", "`--kinds`: there is no kind `pokemn`; did you mean `pokemon`?"),
        ("fetch --port 1", "`fetch` takes no `--port`; it belongs to `serve`"),
        ("build somewhere", "`build` does not take `somewhere`"), ("validate a b", "`validate` does not take `b`"),
        ("mirror", "`mirror` needs DIR, as in `pokebuild mirror DIR`"),
        ("build --sample --source x", "`--source` and `--sample` cannot be used together; leave one out"),
        ("build -q -v", "`--quiet` and `--verbose` cannot be used together; leave one out"),
        ("build --output=", "`--output ''`: expected a folder"), ("build --config=", "`--config ''`: expected a file"),
        ("help nonsense", "there is no command `nonsense`; see `pokebuild help`"),
        ("version foo", "`version` does not take `foo`"),
        ("help --port 1", "`help` takes no `--port`; it belongs to `serve`"),
        (
            "build --api nope",
            "`--api nope`: expected an http or https URL of a host and a path, without a user, ? and #, as https://pokeapi.co/api/v2/"
        ),
        (
            "serve --base x",
            "`--base x`: expected a path as / or /pokedex/, of ASCII letters, digits and - _ ~ . between slashes, "
                + "no part of it beginning with a period"
        ),
    ])
    func saysWhatIsWrongAndWhatToDo(line: String, expected: String) {
        #expect(sentence(line) == expected)
    }

    @Test(arguments: [
        "fetch --api", "build --base-url", "fetch --sprites mirror --sprites-base", "mirror m --mirror-base",
    ])
    func readsEveryRootInTheSameWay(option: String) throws {
        for url in ["ftp://x/", "file:///", "http://u:p@x/", "http://x:99999/", "https://x/?q#f", "http://x/\u{1}y"] {
            let name = try #require(option.split(separator: " ").last)
            let expected = "`\(name) \(url)`: expected \(URLRoot.expectation(as: "http"))"
            #expect(try #require(sentence("\(option) \(url)")).hasPrefix(expected))
        }
        #expect(sentence("\(option) HTTPS://X.example/") == nil)
    }

    @Test func aConfigurationMayNameWherePicturesAreWithoutCopyingThem() throws {
        let options = try parse("fetch", configuration: [("--sprites-base", "http://x/")]).options
        #expect(options.spritesBase == "http://x/")
    }

    @Test(arguments: ["/../", "/./", "/.x/", "/a?b/", "/a#b/", "/a b/", "/é/", "//", "/a//b/", "x", "/x", "x/"])
    func aBaseIsAPathAsAddressesHaveIt(base: String) {
        let words = ["serve", "--base", base]
        #expect(throws: CommandLineError.self) { try CommandLineParser().parse(words) { _ in [] } }
    }

    @Test(arguments: ["/", "/x/", "/a-b/c_d/e.f~/"]) func goodBasesAreTaken(base: String) throws {
        #expect(try parse("serve --base \(base)").options.base == base)
    }

    @Test func quietAndVerboseOfTheFileGiveWayToTheCommandLine() throws {
        let loud = try parse("build --verbose", configuration: [("--quiet", nil)]).options
        #expect(loud.isVerbose && !loud.isQuiet)
        let quiet = try parse("build -q", configuration: [("--verbose", nil)]).options
        #expect(quiet.isQuiet && !quiet.isVerbose)
    }

    @Test(
        arguments: [
            ([("--quiet", nil), ("--verbose", nil)], "`quiet` and `verbose` cannot be used together; leave one out"),
            ([("--sample", nil), ("--api", "http://x/")], "`api` and `sample` cannot be used together; leave one out"),
            ([("--concurrency", "0")], "`concurrency` is `0`; expected a whole number from 1 to 256"),
            ([("--concurency", "1")], "there is no option `concurency`; did you mean `concurrency`?"),
            ([("--config", "x.json")], "there is no option `config`; see `pokebuild help`"),
            ([("--sample", "yes")], "`sample` takes no value, and was given `yes`; write true or false"),
            ([("--output", nil)], "`output` needs a value: a folder"),
            ([("--output", "a\0b")], "`output` is `a\0b`; expected a folder"),
            ([("--kinds", "pokemn")], "`kinds`: there is no kind `pokemn`; did you mean `pokemon`?"),
        ] as [([(name: String, value: String?)], String)]
    )
    func faultsOfTheFileNameItAndTheMember(configuration: [(name: String, value: String?)], expected: String) {
        for (line, file) in [("build", "pokebuild.json"), ("build --config my.json", "my.json")] {
            do {
                _ = try parse(line, configuration: configuration)
                Issue.record("\(expected)")
            } catch let error as CommandLineError {
                #expect(CommandLineErrorFormatter().sentence(for: error) == "\(file): \(expected)")
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test func helpAndVersionNeedNoConfiguration() throws {
        struct Unreadable: Error {}
        for line in ["help", "help fetch", "version", "build --help", "fetch -h nonsense", "--version"] {
            let words = line.split(separator: " ").map(String.init)
            let invocation = try CommandLineParser().parse(words) { _ in throw Unreadable() }
            #expect(invocation.command == .help || invocation.command == .version)
        }
    }

    @Test func letsTheCommandLineWinOverTheConfiguration() throws {
        let configuration: [(name: String, value: String?)] = [
            ("--concurrency", "4"), ("--languages", "es"), ("--port", "1"), ("--sample", nil),
        ]
        let plain = try parse("build", configuration: configuration)
        #expect(plain.options.concurrency == 4)
        #expect(plain.options.languages == ["es"])
        #expect(plain.options.sample)
        let both = try parse("build --concurrency 9 --api http://x/", configuration: configuration)
        #expect(both.options.concurrency == 9)
        #expect(!both.options.sample)
        #expect(throws: CommandLineError.badMember(file: "pokebuild.json", .unknownOption("--nonsense"))) {
            try parse("build", configuration: [("--nonsense", nil)])
        }
    }

    @Test func namesEveryOptionAndCommandInTheHelp() {
        for spec in OptionSpec.all { #expect(HelpText.text.contains(spec.name)) }
        for command in Command.allCases { #expect(HelpText.text.contains("  \(command.rawValue) ")) }
        #expect(Set(OptionSpec.all.map(\.name)).count == OptionSpec.all.count)
    }
}
