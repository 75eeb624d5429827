import Crawl

/// The program from its arguments to its exit status.
public enum Program {
    /// Runs the program with its arguments, without its own name, and says how it ended.
    public static func run(_ arguments: [String]) async -> ExitStatus {
        Interruption.watch()
        let invocation: CommandLineParser.Invocation
        do {
            invocation = try CommandLineParser().parse(arguments, configuration: ConfigurationFile.options)
        } catch {
            return tell(error, Console(Options()))
        }
        let console = Console(invocation.options)
        do {
            return try await perform(invocation, console)
        } catch {
            return tell(error, console)
        }
    }

    private static func perform(_ invocation: CommandLineParser.Invocation, _ console: Console) async throws
        -> ExitStatus
    {
        let options = invocation.options
        try refuseWhatIsNotBuilt(invocation.command, options)
        switch invocation.command {
        case .help: console.result(HelpText.text)
        case .version: console.result("pokebuild \(Version.number)")
        case .validate: return try await ValidateAction(options: options, console: console).run()
        case .build, .fetch, .site, .status, .serve, .mirror:
            let resources = ResourceFolders()
            let source = try Source(options, resources: resources)
            switch invocation.command {
            case .fetch:
                return status(of: try FetchAction(options: options, source: source, console: console).run(), options)
            case .status: return try StatusAction(options: options, source: source, console: console).run()
            default:
                let build = BuildAction(
                    options: options,
                    source: source,
                    console: console,
                    resources: resources,
                    isCrawling: invocation.command == .build && !options.offline
                )
                guard invocation.command == .serve else { return try await build.run() }
                return try await ServeAction(build: build, options: options, console: console, resources: resources)
                    .run()
            }
        }
        return .done
    }

    /// Says plainly what is still to come, instead of pretending.
    private static func refuseWhatIsNotBuilt(_ command: Command, _ options: Options) throws(CommandLineError) {
        let missing: [(Bool, String)] = [
            (command == .mirror, "`mirror`"),
            (options.sprites == .mirror, "`--sprites mirror`"), (options.host != .none, "`--host`"),
            (options.precompress, "`--precompress`"), (options.html, "`--html`"),
            (options.format == .sarif, "`--format sarif`"),
        ]
        if let first = missing.first(where: \.0) { throw .notBuiltYet(first.1) }
    }

    private static func status(of report: CrawlReport, _ options: Options) -> ExitStatus {
        if let status = Interruption.status { return status }
        return report.isComplete || options.keepGoing ? .done : .crawlIncomplete
    }

    private static func tell(_ error: any Error, _ console: Console) -> ExitStatus {
        switch error {
        case let interrupted as Interrupted:
            console.note("interrupted; what was published is as it was")
            return interrupted.status
        case let error as CommandLineError: console.error(CommandLineErrorFormatter().sentence(for: error))
        default: console.error("\(error)")
        }
        return ExitStatus.isUsage(error) ? .usage : .failed
    }
}
