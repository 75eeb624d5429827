import Mirror
import PokeAPI
import PokeModel
import Preview

/// One option: what the command line, the configuration file and the help know about it.
struct OptionSpec: Sendable {
    /// What comes behind the name.
    enum Argument: Sendable {
        /// Nothing: naming the option sets it.
        case none(@Sendable (inout Options) -> Void)
        /// A value, called by this word in the help. Nil means that it is none of those expected.
        case value(String, expected: String, @Sendable (inout Options, String) -> Void?)
    }

    /// The long name, with its hyphens.
    let name: String
    /// A one-letter name, with its hyphen.
    var short: String?
    let argument: Argument
    /// One line for the help.
    let summary: String
    /// The commands that take it; nil for all.
    var commands: Set<Command>?
}

extension OptionSpec {
    private static let crawling: Set<Command> = [.build, .fetch]
    private static let building: Set<Command> = [.build, .site, .serve]
    private static let storing: Set<Command> = [.build, .fetch, .site, .status, .mirror, .serve]

    /// Every option, in the order of the help.
    static let all: [OptionSpec] = sources + crawl + output + messages + reports

    private static let sources: [OptionSpec] = [
        root("--api", "API root (\(Options.defaultAPI))", storing, as: Options.defaultAPI) {
            $0.api = $1.folder
            $0.namesSource = true
        },
        text("--source", "DIR", "read a mirror folder or tar archive, not the network", storing, "a folder") {
            $0.source = $1
            $0.namesSource = true
        },
        flag("--sample", "the bundled sample data set, offline", storing) {
            $0.sample = true
            $0.namesSource = true
        },
        text("--store", "FILE", "checkpoint store (.pokebuild/store.sqlite3)", storing, "a file") { $0.store = $1 },
        flag("--offline", "ask the network for nothing; what the store lacks is a gap", crawling.union(building)) {
            $0.offline = true
        },
    ]

    private static let crawl: [OptionSpec] = [
        list(
            "--kinds",
            "only pages of these API kinds, as pokemon-species,move",
            storing,
            "names of kinds with commas between, as pokemon-species,move"
        ) { options, words in
            let kinds = words.map { Kind(slug: $0) }
            guard !kinds.contains(nil) else { return nil }
            options.kinds = kinds.compactMap { $0 }
            return ()
        },
        number("--concurrency", "requests in flight, 1...256 (8)", crawling, 1...256) { $0.concurrency = $1 },
        text(
            "--rate",
            "N",
            "requests started per second at most, 0 for no limit (50; none on loopback)",
            crawling,
            "0, or a number from 0.001 to 1000000"
        ) {
            options,
            value in
            // Slower than one in a quarter of an hour is a slip, and waits must stay times that can be counted.
            guard let rate = Double(value), rate == 0 || (0.001...1_000_000).contains(rate) else { return nil }
            options.rate = rate
            return ()
        },
        text(
            "--max-age",
            "DURATION",
            "answers younger than this are not asked for again (24h)",
            crawling,
            "a duration as 24h, 30m, 45s, 7d or 0"
        ) {
            options,
            value in
            guard let seconds = seconds(of: value) else { return nil }
            options.maxAge = seconds
            return ()
        },
        flag(
            "--keep-going",
            "publish although some resources could not be had or read",
            [.build, .site, .serve, .fetch, .mirror]
        ) {
            $0.keepGoing = true
        },
    ]

    private static let output: [OptionSpec] = [
        text("--output", "DIR", "where the tree is published (output)", [.build, .site, .serve, .validate], "a folder")
        {
            $0.output = $1
        },
        list("--languages", "languages of the site, or all (en,es)", building, "languages as en,es") {
            $0.languages = $1
        },
        root(
            "--base-url",
            "public address, for canonical links, sitemap and feed",
            building.union([.validate]),
            as: "https://example.org/pokedex"
        ) {
            $0.baseURL = $1.folder
        },
        choice(
            "--sprites",
            "link to upstream pictures, copy them, or generated art only (link)",
            building.union([.fetch])
        ) { $0.sprites = $1 },
        root(
            "--sprites-base",
            "where PokeAPI's pictures and cries are copied from (\(MediaPath.root))",
            crawling,
            as: MediaPath.root
        ) { $0.spritesBase = $1.folder },
        choice("--host", "whose limits of files and sizes to hold to (none)", building) { $0.host = $1 },
        flag("--precompress", "also write .gz and .br beside text files", building) { $0.precompress = true },
        flag("--timings", "write to build.json what each stage took, and which pages took longest", building) {
            $0.timings = true
        },
        number("--jobs", "worker threads (one for each core)", building.union([.validate, .mirror]), 1...256) {
            $0.jobs = $1
        },
        text("--templates", "DIR", "the theme's templates", building, "a folder") { $0.templates = $1 },
        text("--site", "DIR", "the theme's styles, scripts and strings", building, "a folder") { $0.site = $1 },
    ]

    private static let messages: [OptionSpec] = [
        text("--config", "FILE", "the same options as JSON; the command line wins (pokebuild.json)", nil, "a file") {
            _,
            _ in ()
        },
        choice("--progress", "how progress is told on stderr (auto)", nil) { $0.progress = $1 },
        choice("--log-format", "how messages are written (text)", nil) { $0.logFormat = $1 },
        flag("--quiet", short: "-q", "tell only errors", nil) { ($0.isQuiet, $0.isVerbose) = (true, false) },
        flag("--verbose", short: "-v", "tell more", nil) { ($0.isQuiet, $0.isVerbose) = (false, true) },
    ]

    private static let reports: [OptionSpec] = [
        root(
            "--mirror-base",
            "what the mirror's references start with, as https://example.org (nothing: /api/v2/...)",
            [.mirror],
            as: "https://example.org"
        ) { options, root in
            guard let base = MirrorBase(root) else { return nil }
            options.mirrorBase = base
            return ()
        },
        flag("--html", "check HTML that is no XML", [.validate]) { $0.html = true },
        text("--rules", "FILE", "severities of rules, and what to ignore with reasons, as JSON", [.validate], "a file")
        {
            $0.rules = $1
        },
        flag("--warnings-as-errors", "warnings fail too", [.validate]) { $0.warningsAsErrors = true },
        choice("--format", "how the report is written (text)", [.validate]) { $0.format = $1 },
        text("--base", "PATH", "path that the preview is under (/)", [.serve], PreviewServer.baseExpectation) {
            options,
            value in
            guard PreviewServer.isBase(value) else { return nil }
            options.base = value
            return ()
        },
        number("--port", "port of the preview (8000)", [.serve], 0...65_535) { $0.port = $1 },
    ]

    private static func flag(
        _ name: String,
        short: String? = nil,
        _ summary: String,
        _ commands: Set<Command>?,
        _ apply: @escaping @Sendable (inout Options) -> Void
    ) -> OptionSpec {
        OptionSpec(name: name, short: short, argument: .none(apply), summary: summary, commands: commands)
    }

    private static func text(
        _ name: String,
        _ word: String,
        _ summary: String,
        _ commands: Set<Command>?,
        _ expected: String,
        _ apply: @escaping @Sendable (inout Options, String) -> Void?
    ) -> OptionSpec {
        // A NUL would end the text early for the system.
        let argument = Argument.value(word, expected: expected) {
            $1.isEmpty || $1.utf8.contains(0) ? nil : apply(&$0, $1)
        }
        return OptionSpec(name: name, argument: argument, summary: summary, commands: commands)
    }

    /// Where everything of a server is.
    private static func root(
        _ name: String,
        _ summary: String,
        _ commands: Set<Command>?,
        as example: String,
        _ apply: @escaping @Sendable (inout Options, URLRoot) -> Void?
    ) -> OptionSpec {
        text(name, "URL", summary, commands, URLRoot.expectation(as: example)) { options, value in
            URLRoot(value).flatMap { apply(&options, $0) }
        }
    }

    /// Words with commas between, none of them empty.
    private static func list(
        _ name: String,
        _ summary: String,
        _ commands: Set<Command>?,
        _ expected: String,
        _ apply: @escaping @Sendable (inout Options, [String]) -> Void?
    ) -> OptionSpec {
        text(name, "LIST", summary, commands, expected) { options, value in
            let words = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return words.contains("") ? nil : apply(&options, words)
        }
    }

    private static func number(
        _ name: String,
        _ summary: String,
        _ commands: Set<Command>?,
        _ range: ClosedRange<Int>,
        _ apply: @escaping @Sendable (inout Options, Int) -> Void
    ) -> OptionSpec {
        text(name, "N", summary, commands, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
            options,
            value in
            guard let number = Int(value), range.contains(number) else { return nil }
            return apply(&options, number)
        }
    }

    private static func choice<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ commands: Set<Command>?,
        _ apply: @escaping @Sendable (inout Options, Choice) -> Void
    ) -> OptionSpec where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return text(name, words.joined(separator: "|"), summary, commands, "one of \(words.joined(separator: ", "))") {
            options,
            value in
            Choice(rawValue: value).map { apply(&options, $0) }
        }
    }
}

/// The seconds of a duration as `24h`, `30m`, `45s`, `7d` or `0`; nil for anything else.
func seconds(of duration: String) -> Int? {
    if duration == "0" { return 0 }
    guard let unit = duration.last, let count = Int(duration.dropLast()), (0...100_000).contains(count) else {
        return nil
    }
    switch unit {
    case "s": return count
    case "m": return count * 60
    case "h": return count * 3_600
    case "d": return count * 86_400
    default: return nil
    }
}
