public import PokeModel

/// Where the API's answers are read from: the checkpoint store, or a folder in tests.
///
/// It is asked for different kinds from several tasks at once, and for one kind from one task.
public protocol BodySource: Sendable {
    /// Calls `body` with each resource of a kind that is there, ordered by id; not at all where there are none.
    ///
    /// The bytes are valid during the call only. An error is a source that cannot be read, or `body`'s own.
    func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws
}
