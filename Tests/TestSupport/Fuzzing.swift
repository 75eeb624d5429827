import Glibc

/// A time of reading damaged bytes: two seconds, or as many as `FUZZ_SECONDS` says.
///
/// `FUZZ_SEED` repeats a run. `make fuzz` runs the tests that use it for a minute under AddressSanitizer.
public struct Fuzzing {
    private let seconds = Self.number("FUZZ_SECONDS") ?? 2
    private let seed = Self.number("FUZZ_SEED") ?? 1
    private let seeds: [[UInt8]]
    private let tokens: [[UInt8]]
    private var generator: SplitMix64

    /// Takes good inputs to damage, and what stands out in their language, to be put where it does not belong.
    public init(_ seeds: [[UInt8]], tokens: [String]) {
        precondition(!seeds.isEmpty, "what is damaged must be there")
        self.seeds = seeds
        self.tokens = tokens.map { Array($0.utf8) }
        generator = SplitMix64(state: UInt64(seed))
    }

    private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

    /// Calls `body` with one damaged input after the other, and the place of what it was made from, until the time is up;
    /// gives how many there were.
    @discardableResult public mutating func run(_ body: ([UInt8], Int) throws -> Void) rethrows -> Int {
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        while ContinuousClock.now < end {
            let place = Int.random(in: seeds.indices, using: &generator)
            try body(damaged(seeds[place]), place)
            count += 1
        }
        print("fuzz: \(count) damaged inputs in \(seconds) s, seed \(seed)")
        return count
    }

    private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &generator))
            case 4: bytes.removeSubrange(place...)
            case 5:
                let other = seeds[Int.random(in: seeds.indices, using: &generator)]
                bytes.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &generator)))
            default:
                guard let token = tokens.randomElement(using: &generator) else { continue }
                bytes.insert(contentsOf: token, at: place)
            }
        }
        return bytes
    }
}
