import Synchronization

/// Hands elements from one task to another, in order.
///
/// Cancelling either task takes nothing away, unlike with an `AsyncStream`, which ends then: what was sent arrives. One
/// task at a time may wait for the next element.
final class Channel<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        var waiting: CheckedContinuation<Element?, Never>?
        var isFinished = false
    }

    private let state = Mutex(State())

    /// Sends an element, without waiting.
    func send(_ element: Element) {
        let receiver = state.withLock { state in
            if state.waiting == nil { state.elements.append(element) }
            return state.waiting.take()
        }
        receiver?.resume(returning: element)
    }

    /// Sends nothing more.
    func finish() {
        let receiver = state.withLock { state in
            state.isFinished = true
            return state.waiting.take()
        }
        receiver?.resume(returning: nil)
    }

    /// Waits for the next element; nil where there are no more.
    func next() async -> Element? {
        await withCheckedContinuation { receiver in
            // What to resume with, which is nil where nothing more comes; nothing as long as there is something to wait for.
            let next: Element?? = state.withLock { state in
                if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
                if state.isFinished { return .some(nil) }
                state.waiting = receiver
                return nil
            }
            if let next { receiver.resume(returning: next) }
        }
    }
}
