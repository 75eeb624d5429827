import JSON
import Synchronization

/// Runs the stages of a build by name: shows which is under way, times them for those who want to know, and puts the name
/// before their errors.
final class Stages: Sendable {
    private let console: Console
    private let ended = Mutex<[StageTiming]>([])

    init(console: Console) { self.console = console }

    /// What went wrong in a stage.
    struct Failure: Error, CustomStringConvertible {
        let stage: String
        let cause: any Error

        var description: String { "\(stage): \(cause)" }
    }

    /// The stages that ended well so far, in that order.
    var timings: [StageTiming] { ended.withLock { $0 } }

    /// Runs a stage, unless a signal has asked to stop; `counter` is what counts its work.
    ///
    /// Errors that say all that there is to say go through as they are; others get the stage's name.
    func run<Output>(
        _ name: String,
        counting counter: WorkCounter? = nil,
        _ body: () async throws -> Output
    ) async throws -> Output {
        do {
            return try await time(name, counting: counter, body)
        } catch let error where !ExitStatus.isUsage(error) && !(error is Interrupted) {
            throw Failure(stage: name, cause: error)
        }
    }

    /// Runs a stage whose errors say themselves where they come from.
    func time<Output>(
        _ name: String,
        counting counter: WorkCounter? = nil,
        _ body: () async throws -> Output
    ) async throws -> Output {
        try Interruption.check()
        console.show { _ in [name + " ..."] }
        let (start, usage, count) = (ContinuousClock.now, ProcessUsage(), counter?.count)
        let output = try await body()
        let now = ProcessUsage()
        let timing = StageTiming(
            name: name,
            wall: ContinuousClock.now - start,
            cpu: now.cpu - usage.cpu,
            peakMemory: now.peakMemory,
            work: counter.flatMap { counter in count.map { counter.count - $0 } }
        )
        ended.withLock { $0.append(timing) }
        console.tell(Event(level: .detail, name: "stage", message: timing.sentence, members: timing.write))
        return output
    }
}
