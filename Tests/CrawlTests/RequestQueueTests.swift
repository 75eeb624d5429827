import Testing

@testable import Crawl

@Suite struct RequestQueueTests {
    @Test func takesWhatFailedAndWhatIsNewInTurn() {
        var queue = RequestQueue<String>()
        for name in ["new 1", "new 2", "new 3"] { queue.add(name) }
        for name in ["failed 1", "failed 2"] { queue.add(RequestQueue.Task(name)) }
        var order: [String] = []
        while let task = queue.first {
            order.append(task.path)
            queue.removeFirst()
        }
        #expect(order == ["failed 1", "new 1", "failed 2", "new 2", "new 3"])
        #expect(queue.isEmpty)
    }
}
