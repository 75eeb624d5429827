import PokeModel

extension Reference {
    /// Reads the address of a resource: `/api/v2/<kind>/<id>/`, with any host or path before it.
    ///
    /// Nil for every other address. Costs no allocation, as there are millions of them. `likely` is the kind that is
    /// tried first.
    init?(url: UnsafeBufferPointer<UInt8>, likely: Kind) {
        let slash = UInt8(ascii: "/")
        guard let start = Self.endOfRoot(in: url), let slashAfterKind = url[start...].firstIndex(of: slash),
            let kind = KindNames.kind(UnsafeBufferPointer(rebasing: url[start..<slashAfterKind]), likely: likely)
        else { return nil }
        var digits = url[(slashAfterKind + 1)...]
        if digits.last == slash { digits = digits.dropLast() }
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        // Ten digits cannot overflow an Int.
        guard (1...10).contains(digits.count) else { return nil }
        var id = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            id = id * 10 + Int(digit &- UInt8(ascii: "0"))
        }
        guard let id = Int32(exactly: isNegative ? -id : id) else { return nil }
        self.init(kind, id)
    }

    /// The index behind the first `/api/v2/`.
    private static func endOfRoot(in url: UnsafeBufferPointer<UInt8>) -> Int? {
        let bytes = UnsafeRawBufferPointer(url)
        // Read once: a static property costs a call each time.
        let root = root
        var start = 0
        while start + 8 <= bytes.count {
            if bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) == root { return start + 8 }
            start += 1
        }
        return nil
    }

    /// The eight bytes of `/api/v2/`.
    private static let root = Array("/api/v2/".utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
}

/// Finds kinds by the bytes of their names.
enum KindNames {
    /// A name of at most 32 bytes, padded with zeros, so that two of them are compared at once.
    private typealias Key = SIMD32<UInt8>

    private static let keys: [Key] = Kind.allCases.map { kind in
        var slug = kind.slug
        return slug.withUTF8 { key($0) ?? Key() }
    }

    private static func key(_ name: UnsafeBufferPointer<UInt8>) -> Key? {
        // A name that ends in a zero would be taken for the shorter one.
        guard let last = name.last, last != 0, name.count <= 32 else { return nil }
        var key = Key()
        withUnsafeMutableBytes(of: &key) { $0.copyMemory(from: UnsafeRawBufferPointer(name)) }
        return key
    }

    /// The kind of that name, which is looked for at `likely` first; nil for names that are none.
    static func kind(_ name: UnsafeBufferPointer<UInt8>, likely: Kind) -> Kind? {
        guard let key = key(name) else { return nil }
        if keys[Int(likely.rawValue)] == key { return likely }
        return Kind.allCases.first { keys[Int($0.rawValue)] == key }
    }
}
