/// Where something stands in the sample.
struct Place {
    /// The file's path.
    let file: String
    /// The line, counted from 1.
    let line: Int

    /// The error for something that is wrong here.
    func error(_ problem: String) -> SampleError { SampleError(file: file, line: line, problem: problem) }
}
