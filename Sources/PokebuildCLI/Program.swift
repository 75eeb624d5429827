import BuildSupport
import JSON

/// The program from its arguments to its exit status.
public enum Program {
    /// Runs the program with its arguments, without its own name, and says how it ended.
    public static func run(_ arguments: [String]) async -> ExitStatus {
        returnLargeBlocks()
        Interruption.watch()
        let invocation: CommandLineParser.Invocation
        do {
            invocation = try CommandLineParser().parse(arguments, configuration: ConfigurationFile.options)
        } catch {
            let options = CommandLineParser.messageOptions(of: arguments)
            return tell(error, of: nil, options, Console(options))
        }
        let console = Console(invocation.options)
        defer { console.clear() }
        do {
            return try await perform(invocation, console)
        } catch {
            return tell(error, of: invocation.command, invocation.options, console)
        }
    }

    private static func perform(_ invocation: CommandLineParser.Invocation, _ console: Console) async throws
        -> ExitStatus
    {
        let options = invocation.options
        switch invocation.command {
        case .help: try console.result(HelpText.text)
        case .version: try console.result("pokebuild \(Version.number)")
        case .validate: return try await ValidateAction(options: options, console: console).run()
        case .build, .fetch, .site, .status, .serve, .mirror:
            let resources = ResourceFolders()
            let source = try Source(options, resources: resources)
            switch invocation.command {
            case .fetch: return try await FetchAction(options: options, source: source, console: console).run()
            case .status: return try StatusAction(options: options, source: source, console: console).run()
            case .mirror:
                guard let folder = options.operand else { preconditionFailure("the parser asks for the folder") }
                return try await MirrorAction(options: options, source: source, console: console, folder: folder).run()
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

    private static func tell(
        _ error: any Error,
        of command: Command?,
        _ options: Options,
        _ console: Console
    ) -> ExitStatus {
        switch error {
        case let interrupted as Interrupted:
            let state =
                interrupted.fetched.map { fetched in
                    "with \(fetched.stored) of \(fetched.listed) \(fetched.unit) in \(fetched.store); run `\(options.commandLine)` to go on"
                }
                ?? (command == .validate
                    ? "before everything was checked; run `\(options.commandLine)` to check it"
                    : "before anything was published; run `\(options.commandLine)` to build anew")
            console.note("interrupted \(state)", event: "interrupted") { event in
                event.member("stored", interrupted.fetched?.stored)
                event.member("listed", interrupted.fetched?.listed)
                event.member("store", interrupted.fetched?.store)
                event.member("command", options.commandLine)
            }
            return interrupted.status
        case let incomplete as Incomplete:
            console.error(incomplete.description, event: "incomplete")
            return .crawlIncomplete
        case let error as CommandLineError:
            console.error(CommandLineErrorFormatter().sentence(for: error), event: "usage")
        default: console.error("\(error)", event: ExitStatus.isUsage(error) ? "usage" : "error")
        }
        return ExitStatus.isUsage(error) ? .usage : .failed
    }
}

/// Why nothing is published of a crawl or a model that lacks something.
struct Incomplete: Error, CustomStringConvertible {
    let reason: String

    var description: String {
        "nothing was published, because \(reason); `--keep-going` publishes all the same"
    }
}
