public import BuildSupport

/// A step of a publish, as it was just done: the places where a killed process can have stopped.
enum PublishingStep: Equatable, Sendable {
    case journalWritten
    case exchanged
    case moved(String)
    case installed(String)
    case removed(String)
    case journalRemoved
}

/// Called after each step; what it throws stops the publish there, as if the process were killed.
typealias StepHook = @Sendable (PublishingStep) throws -> Void

/// What a file system can do that not all can; all of it where it is not tried otherwise.
struct FileSystemAbilities: Sendable {
    /// Whether two folders can be exchanged in one step.
    var exchangesFolders = true
    /// Whether a file can have two names.
    var linksFiles = true
}

/// What a publish did.
public struct PublishingReport: Sendable, Equatable {
    /// Whether anything was touched; where not, the output was already this very tree.
    public let isChanged: Bool
    /// How many files the tree has, without its manifest.
    public let fileCount: Int
    /// Their bytes together.
    public let byteCount: Int
    /// How many of them are new or have other bytes than before.
    public let writtenCount: Int
    /// How many files of the old tree the new one does not have.
    public let removedCount: Int
    /// What is left of the old tree, where it could not be removed; the new one is published all the same.
    public internal(set) var leftover: Leftover?

    /// Something that is in the way of the next build.
    public struct Leftover: Sendable, Equatable {
        /// The folder.
        public let path: String
        /// Why it is still there.
        public let reason: FileSystemError
    }
}
