/// How fast a count has grown of late: over the last seconds, so that it tells what goes on and not what has been.
struct RateMeter {
    /// How far back it looks.
    private let window: Duration
    private var samples: [(time: Duration, count: Int)] = []

    init(window: Duration = .seconds(6)) { self.window = window }

    /// Takes in a count at a time, which never goes back.
    mutating func add(_ count: Int, at time: Duration) {
        // Samples closer together than that would not change what is told.
        if let last = samples.last, samples.count > 1, time - last.time < .milliseconds(50) {
            samples[samples.count - 1].count = count
            return
        }
        samples.append((time, count))
        // The last one before the window is kept: the window begins there.
        while samples.count > 2, time - samples[1].time >= window { samples.removeFirst() }
    }

    /// The growth in a second; nil before there is enough to tell.
    var perSecond: Double? {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= .milliseconds(500) else {
            return nil
        }
        return Double(last.count - first.count) / ((last.time - first.time) / .seconds(1))
    }
}
