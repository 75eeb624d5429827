/// A file's name or path as a text that leads back to its bytes.
///
/// To the system a name is bytes, and not all bytes are UTF-8, which a `String` consists of. Here each byte that is none
/// becomes one character of private use, from U+10FE80 to U+10FEFF, that ends in it. A name that has such characters
/// already gets their bytes written in the same way: each name has one text, and no two names share one.
extension String {
    private static let standIns: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF

    /// The text of a name or a path that the system gave.
    public init(pathBytes bytes: [UInt8]) {
        if let text = String(validating: bytes, as: UTF8.self), !text.hasStandIns {
            self = text
            return
        }
        self = ""
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var read = bytes.startIndex
        while true {
            let result = parser.parseScalar(from: &iterator)
            let length: Int
            switch result {
            case .emptyInput: return
            case .error(let count): length = count
            case .valid(let encoded):
                length = encoded.count
                let scalar = Unicode.UTF8.decode(encoded)
                if !Self.standIns.contains(scalar.value) {
                    unicodeScalars.append(scalar)
                    read += length
                    continue
                }
            }
            unicodeScalars.append(contentsOf: bytes[read..<read + length].compactMap(Self.standIn))
            read += length
        }
    }

    private static func standIn(for byte: UInt8) -> Unicode.Scalar? { Unicode.Scalar(0x10_FE00 + UInt32(byte)) }

    /// Whether some of its characters stand for bytes that are no UTF-8.
    public var hasStandIns: Bool {
        // All of them begin with the same byte, which hardly any other text has.
        utf8.contains(0xF4) && unicodeScalars.contains { Self.standIns.contains($0.value) }
    }

    /// The bytes that a path's text stands for.
    public var pathBytes: [UInt8] {
        guard hasStandIns else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in
            Self.standIns.contains(scalar.value)
                ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(UTF8.encode(scalar) ?? .init())
        }
    }

    /// Calls `body` with a path as the system takes it; what it leaves in `errno` stays there.
    public func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        guard hasStandIns else { return withCString(body) }
        let bytes = pathBytes.map { CChar(bitPattern: $0) } + [0]
        return bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("a path has at least its end") }
            return body(start)
        }
    }

    /// The text as people can read it on one line, in which nothing controls a terminal: controls and marks of direction are
    /// written as `\u{1b}`, bytes that are no UTF-8 as `\xff`.
    ///
    /// Names of files and what stands in them come from anywhere.
    public var shown: String { shown(keepingLines: false) }

    /// The same of a text with lines, whose ends stay.
    public var withoutControls: String { shown(keepingLines: true) }

    /// The text with bytes that are no UTF-8 written as `\xff`, and everything else as it is.
    public var withoutStandIns: String {
        hasStandIns ? unicodeScalars.reduce(into: "") { $0 += $1.shownByte ?? String($1) } : self
    }

    private func shown(keepingLines: Bool) -> String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.value >= 0x10_FE80 }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if let byte = scalar.shownByte {
                text += byte
            } else if scalar.isControl, scalar != "\n" || !keepingLines {
                text += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// How the byte that the character stands for is shown; nil where it stands for itself.
    fileprivate var shownByte: String? {
        (0x10_FE80...0x10_FEFF).contains(value) ? "\\x\(String(value & 0xFF, radix: 16))" : nil
    }

    /// Whether a terminal takes the character for an order, for the end of a line, or for one to write in another direction.
    fileprivate var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}
