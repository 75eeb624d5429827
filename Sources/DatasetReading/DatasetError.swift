/// Why a dataset cannot be read.
public struct DatasetError: Error, Equatable, CustomStringConvertible {
    /// The file, by its name in the dataset's folder.
    public let file: String
    /// Where in it, as `[24].learnsets[0].method`; empty for the whole file.
    public let path: String
    /// What should stand there, as the rest of "expected …".
    public let expected: String
    /// What stands there; empty where that says nothing.
    public let found: String

    /// What is wrong, and what to do.
    public var description: String {
        let place = path.isEmpty ? "" : " at \(path)"
        let present = found.isEmpty ? "" : ", found \(found)"
        return
            "\(file): expected \(expected)\(place)\(present). `sha256sum --check SHA256SUMS` tells which files are as "
            + "they were published."
    }
}
