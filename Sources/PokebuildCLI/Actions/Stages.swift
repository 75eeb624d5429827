import JSON

/// Runs the stages of a build by name: shows which is under way, times them for those who want to know, and puts the name
/// before their errors.
struct Stages {
    let console: Console

    /// What went wrong in a stage.
    struct Failure: Error, CustomStringConvertible {
        let stage: String
        let cause: any Error

        var description: String { "\(stage): \(cause)" }
    }

    /// Runs a stage, unless a signal has asked to stop.
    ///
    /// Errors that say all that there is to say go through as they are; others get the stage's name.
    func run<Output>(_ name: String, _ body: () async throws -> Output) async throws -> Output {
        try Interruption.check()
        console.show { _ in [name + " ..."] }
        let start = ContinuousClock.now
        do {
            let output = try await body()
            let elapsed = ContinuousClock.now - start
            console.tell(
                Event(level: .detail, name: "stage", message: "\(name): \(elapsed.inSeconds)") { event in
                    event.member("name", name)
                    event.member("seconds", (elapsed / .milliseconds(1)).rounded() / 1_000)
                }
            )
            return output
        } catch let error where !ExitStatus.isUsage(error) && !(error is Interrupted) {
            throw Failure(stage: name, cause: error)
        }
    }
}

extension Duration {
    /// The time in seconds, with two decimals.
    var inSeconds: String {
        let hundredths = Int((self / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
