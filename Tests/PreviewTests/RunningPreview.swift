import Glibc
import Synchronization
import TestSupport

@testable import Preview

/// A preview that answers while a test asks.
struct RunningPreview {
    let port: Int
    private let generation: Generation

    /// Asks for one target on a connection of its own.
    func ask(_ target: String, method: String = "GET") throws -> PreviewClient.Answer {
        try PreviewClient(port: port).ask(target, method: method)
    }

    /// Tells the server of a new build.
    func rebuild() { generation.number.add(1, ordering: .relaxed) }

    /// Serves `folder` while `body` runs, on a thread of its own: neither waits for a thread that the other blocks.
    static func serve(
        _ folder: TemporaryFolder,
        base: String = "/",
        mostConnections: Int = 128,
        idleLimit: Duration = .seconds(30),
        body: (RunningPreview) throws -> Void
    ) async throws {
        let server = try PreviewServer(
            root: folder.path,
            base: base,
            port: 0,
            mostConnections: mostConnections,
            idleLimit: idleLimit
        )
        let generation = Generation()
        try await withThrowingTaskGroup { group in
            group.addTask(executorPreference: ThreadPerJob()) {
                server.run(
                    isCancelled: { Task.isCancelled },
                    generation: { generation.number.load(ordering: .relaxed) }
                )
            }
            try body(RunningPreview(port: server.port, generation: generation))
            group.cancelAll()
        }
    }
}

private final class Generation: Sendable {
    let number = Atomic(0)
}

/// Runs each job on a new thread.
private final class ThreadPerJob: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let work = Unmanaged.passRetained(Work(job: UnownedJob(job), executor: self))
        var thread = pthread_t()
        let code = pthread_create(
            &thread,
            nil,
            { argument in
                guard let argument else { return nil }
                let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
                work.job.runSynchronously(on: work.executor.asUnownedTaskExecutor())
                return nil
            },
            work.toOpaque()
        )
        precondition(code == 0, "no thread to be had: \(code)")
        pthread_detach(thread)
    }

    private final class Work {
        let job: UnownedJob
        let executor: ThreadPerJob

        init(job: UnownedJob, executor: ThreadPerJob) {
            self.job = job
            self.executor = executor
        }
    }
}
