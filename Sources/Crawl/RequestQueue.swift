/// The addresses that are yet to be asked for, in the order of asking, and those that are asked for just now.
///
/// Addresses whose wait is over and those that were never asked for take turns: what once failed is settled soon, and a
/// row of addresses that only fail keeps none waiting that would tell that the server is well.
struct RequestQueue<Address: Hashable> {
    /// An address with what was done for it.
    struct Task {
        /// The canonical address.
        let path: Address
        /// The address as it is asked for: another form, where the canonical one was not found.
        var asked: Address
        /// Whether it is asked for whatever is stored of it.
        let isForced: Bool
        /// Requests so far.
        var attempts = 0
        /// What those requests and the waits after them took.
        var spent = Duration.zero
        /// When it first came to nothing; nil where it never did.
        var firstFailure: Duration?
        /// When the request under way was started.
        var started = Duration.zero

        /// An address that was never asked for.
        init(_ path: Address, isForced: Bool = false) {
            self.path = path
            asked = path
            self.isForced = isForced
        }
    }

    private var fresh = Line()
    private var due = Line()
    private var isTurnOfFresh = false
    private var delayed = DelayedTasks<Task>()
    private(set) var underWay: [Address: Task] = [:]

    /// How many are asked for just now.
    var countUnderWay: Int { underWay.count }

    /// How many there are in all.
    var count: Int { fresh.count + due.count + delayed.count + underWay.count }

    /// Whether there is nothing left to ask for or to wait for.
    var isEmpty: Bool { count == 0 }

    /// When the next wait is over; nil where nothing waits.
    var nextDue: Duration? { delayed.first }

    /// What is to be asked for next; nil where everything waits or is under way.
    var first: Task? { isTurnOfFresh ? fresh.first ?? due.first : due.first ?? fresh.first }

    /// Puts an address that was never asked for at the end.
    mutating func add(_ path: Address, isForced: Bool = false) {
        fresh.append(Task(path, isForced: isForced))
    }

    /// Takes back an address, to ask for it as soon as may be.
    mutating func add(_ task: Task) { due.append(task) }

    /// Takes back an address, to ask for it at a time.
    mutating func add(_ task: Task, at time: Duration) { delayed.insert(task, at: time) }

    /// Moves those whose wait is over to where they are taken from.
    mutating func release(at now: Duration) {
        while let time = delayed.first, time <= now, let task = delayed.removeFirst() { due.append(task) }
    }

    /// Takes the first away.
    mutating func removeFirst() {
        let isFresh = due.first == nil || (isTurnOfFresh && fresh.first != nil)
        if isFresh { fresh.removeFirst() } else { due.removeFirst() }
        isTurnOfFresh = !isFresh
    }

    /// Notes that a task, which was taken away, is being asked for.
    mutating func start(_ task: Task) { underWay[task.asked] = task }

    /// The task that was started as `asked`, which no longer counts as under way; nil where there is none.
    mutating func end(_ asked: Address) -> Task? { underWay.removeValue(forKey: asked) }

    /// First come, first served: an array with a moving head; what lies behind it is let go now and then.
    private struct Line {
        private var tasks: [Task] = []
        private var head = 0

        var count: Int { tasks.count - head }
        var first: Task? { head < tasks.count ? tasks[head] : nil }

        mutating func append(_ task: Task) { tasks.append(task) }

        mutating func removeFirst() {
            head += 1
            if head == tasks.count || head > 4_096 {
                tasks.removeFirst(head)
                head = 0
            }
        }
    }
}
