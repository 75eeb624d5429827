import Synchronization

/// Counts what a stage reads or writes, from any number of tasks.
final class WorkCounter: Sendable {
    /// How many things, and how large they were together.
    struct Count: Sendable {
        var items = 0
        var bytes = 0
    }

    private let items = Atomic(0)
    private let bytes = Atomic(0)

    /// Counts a thing of so many bytes.
    func add(_ byteCount: Int) {
        items.add(1, ordering: .relaxed)
        bytes.add(byteCount, ordering: .relaxed)
    }

    /// What was counted so far.
    var count: Count { Count(items: items.load(ordering: .relaxed), bytes: bytes.load(ordering: .relaxed)) }
}

extension WorkCounter.Count {
    static func - (left: Self, right: Self) -> Self {
        Self(items: left.items - right.items, bytes: left.bytes - right.bytes)
    }
}
