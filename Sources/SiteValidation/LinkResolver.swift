import BuildSupport

/// Resolves the addresses of one page to files of the site, as the
/// [URL standard](https://url.spec.whatwg.org/#relative-state) has it and a plain file server answers it.
struct LinkResolver {
    /// The page's own path.
    private let page: String
    /// The folder that relative addresses start from: empty, or ending in `/`.
    private var folder: [UInt8]
    /// The site's public address, ending in `/`; absolute addresses below it are the site's own.
    private let baseURL: String?
    /// Whether a `base` element makes every relative address lead elsewhere.
    private var isElsewhere = false

    init(page: String, baseURL: String?) {
        self.page = page
        self.baseURL = baseURL
        folder = Array(page.utf8.prefix(upTo: Self.folderEnd(page)))
    }

    private static func folderEnd(_ path: String) -> String.Index {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    }

    /// Follows a `base` element: later relative addresses start from its `href`.
    mutating func rebase(_ href: UnsafeBufferPointer<UInt8>) {
        guard case .file(let path, _) = resolve(href) else {
            isElsewhere = true
            return
        }
        folder = Array(path.utf8.prefix(upTo: Self.folderEnd(path)))
    }

    /// Where `address` leads.
    func resolve(_ address: UnsafeBufferPointer<UInt8>) -> Link.Target {
        let address = trimmed(address)
        if let schemeEnd = Self.schemeEnd(address) {
            return resolveAbsolute(address, schemeEnd: schemeEnd)
        }
        if address.starts(with: "//".utf8) { return .external }
        if isElsewhere, address.first != UInt8(ascii: "#") { return .external }
        // An address of nothing but a query or fragment is the page itself, whatever `base` says.
        return resolveRelative(address, from: folder, emptyPath: page)
    }

    /// Without the white space that the HTML standard allows around an address.
    private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let body = bytes.drop(while: isHTMLSpace)
        let end = body.lastIndex { !isHTMLSpace($0) }.map { $0 + 1 } ?? body.startIndex
        return UnsafeBufferPointer(rebasing: body[..<end])
    }

    private func resolveAbsolute(_ address: UnsafeBufferPointer<UInt8>, schemeEnd: Int) -> Link.Target {
        let scheme = String(decoding: address[..<schemeEnd], as: UTF8.self).lowercased()
        if scheme == "javascript" || scheme == "vbscript" { return .script }
        if let baseURL, address.starts(with: baseURL.utf8) {
            let path = UnsafeBufferPointer(rebasing: address.dropFirst(baseURL.utf8.count))
            return resolveRelative(path, from: [], emptyPath: "index.html")
        }
        return .external
    }

    /// The place of the colon that ends a scheme; nil for a relative address.
    private static func schemeEnd(_ address: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = address.first, isLetter(first) else { return nil }
        for index in address.indices {
            switch address[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
                continue
            case let byte where isLetter(byte): continue
            default: return nil
            }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func resolveRelative(
        _ address: UnsafeBufferPointer<UInt8>,
        from folder: [UInt8],
        emptyPath: String
    ) -> Link.Target {
        if let reason = Self.fault(in: address) { return .malformed(reason) }
        let beforeFragment = address.prefix { $0 != UInt8(ascii: "#") }
        let fragment = Self.fragment(address[beforeFragment.endIndex...].dropFirst())
        var path = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
        if path.isEmpty { return .file(path: emptyPath, fragment: fragment) }

        var result = folder
        if path.first == UInt8(ascii: "/") {
            result = []
            path = path.dropFirst()
        }
        result.reserveCapacity(result.count + path.count + "index.html".utf8.count)
        var start = path.startIndex
        while start <= path.endIndex {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            let isLast = end == path.endIndex
            let before = result.count
            Self.appendDecoded(path[start..<end], to: &result)
            switch Self.dots(result[before...]) {
            case 1: result.removeLast()
            case 2:
                result.removeLast(2)
                guard !result.isEmpty else { return .outside }
                repeat { result.removeLast() } while !result.isEmpty && result.last != UInt8(ascii: "/")
            default: if !isLast { result.append(UInt8(ascii: "/")) }
            }
            start = end + 1
        }
        if result.isEmpty || result.last == UInt8(ascii: "/") { result.append(contentsOf: "index.html".utf8) }
        return .file(path: String(pathBytes: result), fragment: fragment)
    }

    /// How many dots a segment consists of; nil where it has anything else.
    private static func dots(_ segment: ArraySlice<UInt8>) -> Int? {
        segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") } ? segment.count : nil
    }

    /// The id that a fragment asks for; nil for none, for the top of the page, and for a text directive alone.
    private static func fragment(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard !raw.isEmpty else { return nil }
        var decoded: [UInt8] = []
        appendDecoded(raw, to: &decoded)
        if let tilde = decoded.firstIndex(of: UInt8(ascii: "~")), tilde > 0, tilde + 1 < decoded.count,
            decoded[tilde - 1] == UInt8(ascii: ":"), decoded[tilde + 1] == UInt8(ascii: ":")
        {
            decoded.removeSubrange((tilde - 1)...)
        }
        let isTop = decoded.count == 3 && decoded.lazy.map { $0 | 0x20 }.elementsEqual("top".utf8)
        return decoded.isEmpty || isTop ? nil : String(decoding: decoded, as: UTF8.self)
    }

    private static func appendDecoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]) {
        var index = bytes.firstIndex(of: UInt8(ascii: "%")) ?? bytes.endIndex
        result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<index]))
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%"), let byte = escapedByte(bytes[index...]) {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
    }

    /// The byte that `%xx` at the start stands for.
    private static func escapedByte(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
        guard bytes.count >= 3, let high = digit(bytes[bytes.startIndex + 1]),
            let low = digit(bytes[bytes.startIndex + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
            (byte | 0x20) - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// What of an address only browsers that forgive would follow.
    private static func fault(in address: UnsafeBufferPointer<UInt8>) -> String? {
        for index in address.indices {
            switch address[index] {
            case 0...0x20, 0x7F: return "white space or a control character inside"
            case UInt8(ascii: "\\"): return "a backslash"
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"):
                return "a character that must be percent-encoded"
            case UInt8(ascii: "%"):
                if escapedByte(address[index...]) == nil { return "a percent sign without two hexadecimal digits" }
            default: continue
            }
        }
        return nil
    }
}

/// Whether a byte is [ASCII white space](https://infra.spec.whatwg.org/#ascii-whitespace).
func isHTMLSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
}
