/// What sort of file a picture or cry is, as its bytes say.
///
/// SVG is none of them: it may hold scripts, and of PokeAPI's pictures only those have it that no page shows.
public enum MediaFormat: String, Sendable, CaseIterable {
    case png, gif, webp, ogg
    case jpeg = "jpg"

    /// Whether it is played and not shown.
    public var isSound: Bool { self == .ogg }

    /// The ending of files of the format, without the period.
    public var fileExtension: String { rawValue }

    /// The format of a whole file; nil where it is another one, or cut.
    ///
    /// Looks at signatures and at the length that the file has by its own account; what is in it is the browser's to judge.
    public init?(of file: [UInt8]) {
        let format = Self.allCases.first { $0.signatureIs(at: file) }
        guard let format, format.isWhole(file) else { return nil }
        self = format
    }

    private func signatureIs(at file: [UInt8]) -> Bool {
        switch self {
        case .png: file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .gif: file.starts(with: "GIF87a".utf8) || file.starts(with: "GIF89a".utf8)
        case .webp: file.starts(with: "RIFF".utf8) && file.dropFirst(8).starts(with: "WEBP".utf8)
        case .ogg: file.starts(with: "OggS".utf8)
        case .jpeg: file.starts(with: [0xFF, 0xD8, 0xFF])
        }
    }

    private func isWhole(_ file: [UInt8]) -> Bool {
        switch self {
        case .png: Self.hasLastChunk(file)
        // The trailer of https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 27.
        case .gif: file.last == 0x3B
        case .webp: Self.littleEndian(file, at: 4).map { $0 + 8 <= file.count } ?? false
        case .ogg: Self.hasWholePages(file)
        // The marker "end of image" of ITU-T T.81, B.1.1.3.
        case .jpeg: file.suffix(2).elementsEqual([0xFF, 0xD9])
        }
    }

    /// Whether a PNG's chunks lead to its last one: length, type, content and checksum, as in
    /// [PNG, 5.3](https://www.w3.org/TR/png/#5Chunk-layout).
    private static func hasLastChunk(_ file: [UInt8]) -> Bool {
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 12 + length
            if file[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return end <= file.count }
            place = end
        }
        return false
    }

    /// Whether an Ogg file ends where one of its pages does, by the lengths of
    /// [RFC 3533, section 6](https://www.rfc-editor.org/rfc/rfc3533#section-6).
    private static func hasWholePages(_ file: [UInt8]) -> Bool {
        var place = 0
        while place + 27 <= file.count, file[place..<place + 4].elementsEqual("OggS".utf8) {
            let table = place + 27
            let content = table + Int(file[place + 26])
            guard content <= file.count else { return false }
            place = content + file[table..<content].reduce(0) { $0 + Int($1) }
        }
        return place == file.count
    }

    private static func littleEndian(_ file: [UInt8], at place: Int) -> Int? {
        guard place + 4 <= file.count else { return nil }
        return file[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
