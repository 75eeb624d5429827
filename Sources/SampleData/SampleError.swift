/// What is wrong in a file of the sample, and where.
public struct SampleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file's path.
    public let file: String
    /// The line, counted from 1; nil where the whole file is meant.
    public let line: Int?
    /// What is wrong and what was expected.
    public let problem: String

    /// The error as one line, as `sample/berry.txt:7: unknown berry-firmness "sotf"; did you mean "soft"?`.
    public var description: String {
        line.map { "\(file):\($0): \(problem)" } ?? "\(file): \(problem)"
    }
}
