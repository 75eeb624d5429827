import Testing

@testable import Crawl

struct ChannelTests {
    @Test func givesWhatWasSentInOrderAndThenNothing() async {
        let channel = Channel<Int>()
        async let received = Self.all(of: channel)
        for number in 0..<1_000 {
            channel.send(number)
            if number % 100 == 0 { await Task.yield() }
        }
        channel.finish()
        #expect(await received == Array(0..<1_000))
        #expect(await channel.next() == nil)
    }

    @Test func losesNothingWhenTheReceiverIsCancelled() async {
        let channel = Channel<Int>()
        let receiver = Task { await Self.all(of: channel) }
        channel.send(1)
        receiver.cancel()
        for number in 2...100 { channel.send(number) }
        channel.finish()
        #expect(await receiver.value == Array(1...100))
    }

    private static func all(of channel: Channel<Int>) async -> [Int] {
        var elements: [Int] = []
        while let element = await channel.next() { elements.append(element) }
        return elements
    }
}
