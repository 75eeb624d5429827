import BuildSupport
import Dispatch
import Preview
import Synchronization

/// Previews a tree on 127.0.0.1, builds it anew when the theme changes, and has open pages reload.
struct ServeAction {
    let build: BuildAction
    let options: Options
    let console: Console
    let resources: ResourceFolders

    /// Serves until a signal asks to stop, which is how a preview ends well.
    func run() async throws -> ExitStatus {
        let folder = options.operand ?? options.output
        guard try isFolder(folder) else {
            throw CommandLineError.unusable("`serve`: \(folder) is no folder; build a site first, or name one")
        }
        let themes = try resources.templates(options.templates) + resources.site(options.site)
        var watch = FolderWatch(folders: themes)
        // What changes from here on is to be built; the first call only looks.
        _ = try watch.hasChanged()
        let server = try PreviewServer(root: folder, base: options.base, port: options.port)
        console.note("serve: http://127.0.0.1:\(server.port)\(options.base) shows \(folder); Ctrl-C ends it")
        let generation = Generation()
        // A tree that was named is only shown: the theme here need not be the one that it was built from.
        let isBuilding = options.operand == nil
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                // The server waits in poll(2), which must not take one of the few threads that tasks share.
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        server.run(
                            isCancelled: { Interruption.status != nil },
                            generation: { generation.number.load(ordering: .relaxed) }
                        )
                        done.resume()
                    }
                }
            }
            if isBuilding { group.addTask { [watch] in await rebuild(generation, watch) } }
        }
        return .done
    }

    /// Builds whenever the theme has changed, and tells when the new tree is there.
    private func rebuild(_ generation: Generation, _ watch: FolderWatch) async {
        var watch = watch
        while Interruption.status == nil {
            do {
                try await Task.sleep(for: .milliseconds(300))
                guard try watch.hasChanged() else { continue }
                if try await build.run() == .done { generation.number.add(1, ordering: .relaxed) }
            } catch {
                // The old tree is still there; the next change may mend what is wrong.
                if !(error is Interrupted) { console.error("\(error)") }
            }
        }
    }
}

/// How many times the tree was published while it is served.
private final class Generation: Sendable {
    let number = Atomic<Int>(0)
}
