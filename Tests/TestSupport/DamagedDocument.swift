public import JSON

/// A document whose leaves can be damaged one at a time: its bytes, and where each leaf stands in them.
public struct DamagedDocument {
    /// A value that holds no others.
    public struct Leaf {
        /// Where it stands, as errors tell it.
        public let path: String
        /// The path without indices.
        public let shape: String
        /// What it is.
        public let sort: JSONValue.Sort
        /// Whether it is the name beside a URL, which nobody reads.
        public let isNameOfReference: Bool
        /// Its bytes.
        public let value: Range<Int>
        /// Its bytes with its key and a comma, so that the rest is a document without it.
        public fileprivate(set) var member: Range<Int>
    }

    /// The whole document, without white space.
    public private(set) var bytes: [UInt8] = []
    /// Its leaves, in order.
    public private(set) var leaves: [Leaf] = []

    /// Takes a document apart.
    public init(_ root: JSONValue) {
        var writer = JSONWriter()
        write(root, "", "", false, &writer)
        bytes = writer.bytes
        for place in leaves.indices {
            // The first of several leaves the comma behind it.
            let range = leaves[place].member
            let hasComma = bytes[range.lowerBound] == UInt8(ascii: ",")
            if !hasComma, bytes[range.upperBound] == UInt8(ascii: ",") {
                leaves[place].member = range.lowerBound..<(range.upperBound + 1)
            }
        }
    }

    /// The document with other bytes for a leaf.
    public func replacing(_ leaf: Leaf, with json: String) -> [UInt8] {
        Array(bytes[..<leaf.value.lowerBound]) + json.utf8 + bytes[leaf.value.upperBound...]
    }

    /// The document without a leaf.
    public func removing(_ leaf: Leaf) -> [UInt8] {
        Array(bytes[..<leaf.member.lowerBound]) + bytes[leaf.member.upperBound...]
    }

    private mutating func write(
        _ value: JSONValue,
        _ path: String,
        _ shape: String,
        _ isName: Bool,
        _ writer: inout JSONWriter,
        from start: Int? = nil
    ) {
        let start = start ?? writer.bytes.count
        if let elements = value.elements.map(Array.init), !elements.isEmpty {
            writer.beginArray()
            for (index, element) in elements.enumerated() {
                write(element, "\(path)[\(index)]", shape, false, &writer)
            }
            writer.endArray()
        } else if let members = value.members.map(Array.init), !members.isEmpty {
            let isReference = members.contains { $0.isNamed("url") }
            writer.beginObject()
            for member in members {
                let name = String(decoding: member.name, as: UTF8.self)
                let start = writer.bytes.count
                writer.key(name)
                let dot = path.isEmpty ? "" : "."
                let isName = isReference && member.isNamed("name")
                write(member.value, path + dot + name, shape + dot + name, isName, &writer, from: start)
            }
            writer.endObject()
        } else {
            let length = writeLeaf(value, &writer)
            let end = writer.bytes.count
            let leaf = Leaf(
                path: path,
                shape: shape,
                sort: value.sort,
                isNameOfReference: isName,
                value: (end - length)..<end,
                member: start..<end
            )
            leaves.append(leaf)
        }
    }

    /// Writes a leaf, and returns how many bytes it takes without a comma before it.
    private func writeLeaf(_ value: JSONValue, _ writer: inout JSONWriter) -> Int {
        var alone = JSONWriter()
        switch value.sort {
        case .null: alone.null()
        case .boolean: alone.boolean(value.boolean ?? false)
        case .integer, .number: alone.value(value)
        case .string: alone.string(value.string ?? "")
        case .array: alone.raw("[]".utf8)
        case .object: alone.raw("{}".utf8)
        }
        writer.raw(alone.bytes)
        return alone.bytes.count
    }
}
