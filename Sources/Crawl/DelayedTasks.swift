/// Tasks that wait, the one that waits shortest first; those that wait equally long in the order of coming.
///
/// A binary heap: thousands may wait while a server is overloaded, and the first is looked at before each request.
struct DelayedTasks<Task> {
    private struct Entry {
        let time: Duration
        let order: Int
        let task: Task

        static func < (one: Entry, other: Entry) -> Bool { (one.time, one.order) < (other.time, other.order) }
    }

    private var heap: [Entry] = []
    private var order = 0

    /// How many wait.
    var count: Int { heap.count }

    /// When the first wait is over.
    var first: Duration? { heap.first?.time }

    /// Adds a task that waits until `time`.
    mutating func insert(_ task: Task, at time: Duration) {
        order += 1
        heap.append(Entry(time: time, order: order, task: task))
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Takes out the task whose wait is over first.
    mutating func removeFirst() -> Task? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last.task }
        heap[0] = last
        var parent = 0
        while true {
            let children = (2 * parent + 1..<2 * parent + 3).filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[parent] else { break }
            heap.swapAt(parent, least)
            parent = least
        }
        return first.task
    }
}
