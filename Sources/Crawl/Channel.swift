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
            let isHere = state.withLock { state in
                if state.elements.isEmpty, !state.isFinished {
                    state.waiting = receiver
                    return false
                }
                return true
            }
            guard isHere else { return }
            receiver.resume(returning: state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() })
        }
    }
}
