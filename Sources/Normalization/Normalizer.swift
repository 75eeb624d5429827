import BuildSupport
public import Diagnostics
import PokeAPI
public import PokeModel

/// Makes the model out of what the API sent.
public enum Normalizer {
    /// The model, and what was found wrong on the way.
    public struct Result: Sendable {
        /// The model.
        public let pokedex: Pokedex
        /// What was found wrong: resources that could not be read, as errors, and what else had to be left out.
        ///
        /// In the order of reports, each once.
        public let diagnostics: [Diagnostic]
    }

    /// Reads every resource, then joins them.
    ///
    /// A resource that cannot be read is an error among the diagnostics, and is left out; so are references to it. The
    /// result depends neither on `jobs`, the most tasks at work, nor on the order of lists that the API keeps in none.
    /// Throws what the source throws, and `CancellationError` when the task is cancelled.
    public static func normalize(
        _ source: any BodySource,
        deployment: Source = Source(),
        jobs: Int
    ) async throws -> Result {
        var wire = WireSnapshot()
        var diagnostics: [Diagnostic] = []
        var drift: [WireDrift] = []
        for loaded in try await mapConcurrently(KindLoader.all, jobs: jobs, { try $0.load(source) }) {
            loaded.store(&wire)
            diagnostics += loaded.diagnostics
            drift += loaded.drift
        }
        diagnostics += WireDrift.merging(drift).map(\.diagnostic)

        let context = Context(wire)
        diagnostics += context.languages.diagnostics
        var joiner = Joiner(context: context, jobs: jobs)
        try await joiner.join(wire)
        joiner.pokedex.source = deployment
        diagnostics += joiner.diagnostics
        diagnostics += try await Invariants.violations(in: joiner.pokedex, jobs: jobs)
        return Result(pokedex: joiner.pokedex, diagnostics: Set(diagnostics).sorted())
    }
}
