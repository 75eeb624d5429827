public import PokeModel

/// A published dataset, as far as telling it from others needs.
public struct ComparedDataset: Equatable, Sendable {
    /// What it was made of: datasets of different origins are not compared.
    public let origin: String
    /// Which deployment of the API it is from.
    public let source: Source
    /// The checksum of each kind's file, in the kinds' order.
    public let files: [File]
    /// How many resources are not in it because they could not be had or read.
    public let lacking: Int

    /// A kind's file.
    public struct File: Equatable, Sendable {
        /// The kind.
        public let kind: Kind
        /// The checksum of the file in hexadecimal.
        public let checksum: String

        /// Joins a kind to its file's checksum.
        public init(_ kind: Kind, _ checksum: String) {
            self.kind = kind
            self.checksum = checksum
        }
    }

    /// Joins what tells a dataset from others.
    public init(origin: String, source: Source, files: [File], lacking: Int = 0) {
        self.origin = origin
        self.source = source
        self.files = files.sorted { $0.kind < $1.kind }
        self.lacking = lacking
    }

    /// The checksum of a kind's file; nil where it has none.
    public func checksum(of kind: Kind) -> String? { files.first { $0.kind == kind }?.checksum }

    /// The kinds and their checksums, as texts.
    var digests: [String] { files.map { "\($0.kind.slug) \($0.checksum)" } }
}
