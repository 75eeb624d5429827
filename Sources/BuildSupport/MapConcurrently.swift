/// The results of `operation` on each input, in the inputs' order, with at most `jobs` of them at work.
///
/// When one fails the others are cancelled, and its error is thrown.
public func mapConcurrently<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    _ operation: @escaping @Sendable (Input) throws -> Output
) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
        var outputs = [Output?](repeating: nil, count: inputs.count)
        for (place, input) in inputs.enumerated() {
            if place >= max(1, jobs), let (done, output) = try await group.next() { outputs[done] = output }
            group.addTask { (place, try operation(input)) }
        }
        for try await (done, output) in group { outputs[done] = output }
        return outputs.compactMap { $0 }
    }
}
