import BuildSupport
import JSON

/// What is left to do of a publish that has begun, written beside the output before the first step.
///
/// Every step can be done again, and a step that is done is seen to be done. Whoever finds a journal carries it out;
/// so a publish that was killed is finished by the next run.
struct Journal: Equatable {
    private static let version = 1

    /// What of the old tree, which is now in the staging folder, is not ours and moves to the output, by path.
    ///
    /// Before the trees were exchanged none of it is in the staging folder, and so nothing of it moves.
    var foreign: [String] = []
    /// Where trees cannot be exchanged: old files of ours that stand where new ones need a folder, or the reverse.
    var removedFirst: [String] = []
    /// Where trees cannot be exchanged: the files that move to the output one by one, in this order.
    var installed: [String] = []
    /// Where trees cannot be exchanged: old files of ours that the new tree does not have.
    var removed: [String] = []

    /// Reads a journal; nil where there is none.
    ///
    /// Throws ``PublishingError/unreadable(path:reason:)`` for one of another version or none of ours.
    static func read(_ file: String) throws -> Journal? {
        guard try fileKind(file) != nil else { return nil }
        let bytes = try readFile(file)
        do {
            return try JSONParser().withDocument(bytes) { root in
                guard root["version"]?.integer == version else {
                    throw PublishingError.unreadable(path: file, reason: "its version is not \(version)")
                }
                var journal = Journal()
                journal.foreign = try paths("foreign", in: root, of: file)
                journal.removedFirst = try paths("removedFirst", in: root, of: file)
                journal.installed = try paths("installed", in: root, of: file)
                journal.removed = try paths("removed", in: root, of: file)
                return journal
            }
        } catch let error as JSONSyntaxError {
            throw PublishingError.unreadable(path: file, reason: error.description)
        }
    }

    private static func paths(_ name: String, in root: JSONValue, of file: String) throws -> [String] {
        guard let paths = root[name]?.elements?.map({ $0.string ?? "" }), !paths.contains("") else {
            throw PublishingError.unreadable(path: file, reason: "it has no list \"\(name)\"")
        }
        return paths
    }

    /// The journal's bytes.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.object { journal in
            journal.member("version", Self.version)
            journal.member("foreign", foreign)
            journal.member("removedFirst", removedFirst)
            journal.member("installed", installed)
            journal.member("removed", removed)
        }
        writer.newline()
        return writer.bytes
    }
}
