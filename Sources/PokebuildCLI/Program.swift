import Checkpoints
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
        switch invocation.command {
        case .help:
            console.result(HelpText.text)
            return .done
        case .version:
            console.result("pokebuild \(Version.number)")
            return .done
        case .fetch:
            let source = try Source(options, resources: ResourceFolders())
            return status(of: try FetchAction(options: options, source: source, console: console).run(), options)
        case .status:
            let source = try Source(options, resources: ResourceFolders())
            return try StatusAction(options: options, source: source, console: console).run()
        case .validate: return try await ValidateAction(options: options, console: console).run()
        case .build, .site, .serve, .mirror:
            throw CommandLineError.notBuiltYet("`\(invocation.command.rawValue)`")
        }
    }

    private static func status(of report: CrawlReport, _ options: Options) -> ExitStatus {
        if let status = Interruption.status { return status }
        return report.isComplete || options.keepGoing ? .done : .crawlIncomplete
    }

    private static func tell(_ error: any Error, _ console: Console) -> ExitStatus {
        switch error {
        case let error as CommandLineError:
            console.error(CommandLineErrorFormatter().sentence(for: error))
            return .usage
        case let error as CheckpointError:
            console.error("\(error)")
            return error.isUsage ? .usage : .failed
        case let interrupted as Interrupted:
            return interrupted.status
        default:
            console.error("\(error)")
            return .failed
        }
    }
}
