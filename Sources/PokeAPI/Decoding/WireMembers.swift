import JSON
import PokeModel

/// The members of one object of an answer, read by name.
///
/// A member that is null is the same as one that is not there. Every read throws for a value of another type than the
/// one that is asked for. Asking in the order of the document (the alphabet) is fastest; any order works.
public struct WireMembers {
    private var reader: ObjectReader
    private let decoder: WireDecoder
    /// The name of the member whose value this is, or whose list it is in; empty for a whole answer.
    private let owner: StaticString
    /// Whether members of any name are fine.
    private var isOpen = false

    /// Starts reading an object.
    init(_ value: JSONValue, _ decoder: WireDecoder, of owner: StaticString = "") throws(WireError) {
        guard let reader = ObjectReader(value) else { throw decoder.mismatch(value, expected: "an object") }
        self.reader = reader
        self.decoder = decoder
        self.owner = owner
    }

    /// The value of a member; nil where it is missing or null.
    @inline(__always)
    private mutating func value(_ name: StaticString) -> JSONValue? {
        guard let value = reader.member(name), !value.isNull else { return nil }
        return value
    }

    /// Marks a member as known without reading it.
    mutating func ignore(_ name: StaticString) {
        _ = reader.member(name)
    }

    /// The error for the whole object.
    func mismatch(expected: String) -> WireError {
        decoder.mismatch(reader.object, expected: expected)
    }

    /// Notes what nobody asked for.
    func finish() {
        if isOpen || reader.isExhausted { return }
        for member in reader.unread { decoder.note(member, of: owner) }
    }
}

// MARK: Scalars

extension WireMembers {
    /// A value that can be missing.
    mutating func optional<Value: WireScalar>(_ name: StaticString) throws(WireError) -> Value? {
        guard let value = value(name) else { return nil }
        return try scalar(value)
    }

    /// A value that must be there.
    mutating func required<Value: WireScalar>(_ name: StaticString) throws(WireError) -> Value {
        guard let value = value(name) else {
            throw decoder.missing(name, in: reader.object, expected: Value.expectation)
        }
        return try scalar(value)
    }

    private func scalar<Value: WireScalar>(_ value: JSONValue) throws(WireError) -> Value {
        guard let scalar = Value(wire: value) else { throw decoder.mismatch(value, expected: Value.expectation) }
        return scalar
    }

    /// A flag, false where it is missing.
    mutating func flag(_ name: StaticString) throws(WireError) -> Bool {
        try optional(name) ?? false
    }

    /// A string, empty where it is missing.
    mutating func string(_ name: StaticString) throws(WireError) -> String {
        try optional(name) ?? ""
    }
}

// MARK: Open sets

extension WireMembers {
    /// A word of a set that may grow, empty where it is missing; one that is not among `known` is drift.
    mutating func word(_ name: StaticString, among known: Set<String>) throws(WireError) -> String {
        let word: String = try string(name)
        note(name, unlessAmong: known)
        return word
    }

    /// Tells a member's string as drift unless it is known.
    mutating func note(_ name: StaticString, unlessAmong known: Set<String>) {
        guard let value = value(name), let word = value.string, !word.isEmpty, !known.contains(word) else { return }
        decoder.note(value, of: name)
    }
}

// MARK: Objects and lists

extension WireMembers {
    /// An object that can be missing.
    mutating func object<Value>(
        _ name: StaticString,
        _ read: (inout WireMembers) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        guard let value = value(name) else { return nil }
        return try object(value, name, read)
    }

    /// An object that must be there.
    mutating func requiredObject<Value>(
        _ name: StaticString,
        _ read: (inout WireMembers) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        guard let value = try object(name, read) else {
            throw decoder.missing(name, in: reader.object, expected: "an object")
        }
        return value
    }

    private func object<Value>(
        _ value: JSONValue,
        _ owner: StaticString,
        _ read: (inout WireMembers) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        var members = try WireMembers(value, decoder, of: owner)
        let result = try read(&members)
        members.finish()
        return result
    }

    private mutating func elements(_ name: StaticString) throws(WireError) -> JSONValue.Elements? {
        guard let value = value(name) else { return nil }
        guard let elements = value.elements else { throw decoder.mismatch(value, expected: "a list") }
        return elements
    }

    /// Reads each object of a list; none where the list is missing.
    mutating func forEach(
        _ name: StaticString,
        _ body: (inout WireMembers) throws(WireError) -> Void
    ) throws(WireError) {
        guard let elements = try elements(name) else { return }
        for element in elements { try object(element, name, body) }
    }

    /// A list of objects, empty where it is missing.
    mutating func list<Value>(
        _ name: StaticString,
        _ read: (inout WireMembers) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        guard let elements = try elements(name) else { return [] }
        var list: [Value] = []
        list.reserveCapacity(elements.underestimatedCount)
        for element in elements { list.append(try object(element, name, read)) }
        return list
    }

    /// A list of plain values, empty where it is missing.
    mutating func values<Value: WireScalar>(_ name: StaticString) throws(WireError) -> [Value] {
        guard let elements = try elements(name) else { return [] }
        var list: [Value] = []
        list.reserveCapacity(elements.underestimatedCount)
        for element in elements { list.append(try scalar(element)) }
        return list
    }

    /// The addresses in a tree of objects whose leaves are addresses or null.
    ///
    /// For sprites, whose games come and go: any name that can stand in a path is fine; another one is drift, and what is
    /// behind it is not read. Any other value is an error.
    mutating func pictures() throws(WireError) -> [WireSprites.Picture] {
        var pictures: [WireSprites.Picture] = []
        isOpen = true
        try collect(&pictures, in: reader.object, at: "", depth: 1)
        return pictures
    }

    private func collect(
        _ pictures: inout [WireSprites.Picture],
        in object: JSONValue,
        at prefix: String,
        depth: Int
    ) throws(WireError) {
        guard let members = object.members else { return }
        for member in members where !member.value.isNull {
            guard depth <= 8, member.name.allSatisfy(\.standsInPaths), (1...64).contains(member.name.count) else {
                decoder.note(member, of: owner)
                continue
            }
            let path = prefix + String(decoding: member.name, as: UTF8.self)
            if let address = member.value.string {
                pictures.append(WireSprites.Picture(path: path, address: address))
            } else if member.value.sort == .object {
                try collect(&pictures, in: member.value, at: path + ".", depth: depth + 1)
            } else {
                throw decoder.mismatch(member.value, expected: "an address, null or an object of those")
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte is a small letter, a digit, a hyphen or an underscore.
    fileprivate var standsInPaths: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

// MARK: References

extension WireMembers {
    /// A reference that can be missing.
    mutating func reference(_ name: StaticString, to kind: Kind) throws(WireError) -> Reference? {
        guard let value = value(name) else { return nil }
        return Reference(kind, try id(in: value, of: kind, name))
    }

    /// A reference that must be there.
    mutating func requiredReference(_ name: StaticString, to kind: Kind) throws(WireError) -> Reference {
        Reference(kind, try requiredID(name, of: kind))
    }

    /// The id in a reference that must be there.
    mutating func requiredID(_ name: StaticString, of kind: Kind) throws(WireError) -> Int32 {
        guard let value = value(name) else {
            throw decoder.missing(name, in: reader.object, expected: "a reference to \(kind.urlPattern)")
        }
        return try id(in: value, of: kind, name)
    }

    /// A list of references, empty where it is missing.
    mutating func references(_ name: StaticString, to kind: Kind) throws(WireError) -> [Reference] {
        guard let elements = try elements(name) else { return [] }
        var list: [Reference] = []
        list.reserveCapacity(elements.underestimatedCount)
        for element in elements { list.append(Reference(kind, try id(in: element, of: kind, name))) }
        return list
    }

    /// The id in a reference: an object with a `url`, and a `name` that is not read.
    private func id(in value: JSONValue, of kind: Kind, _ owner: StaticString) throws(WireError) -> Int32 {
        guard let members = value.members else {
            throw decoder.mismatch(value, expected: "a reference to \(kind.urlPattern)")
        }
        var url: JSONValue?
        for member in members {
            if member.isNamed("url") {
                url = member.value
            } else if !member.isNamed("name") {
                decoder.note(member, of: owner)
            }
        }
        guard let url else {
            throw decoder.missing("url", in: value, expected: kind.urlPattern)
        }
        return try id(inURL: url, of: kind)
    }

    private func id(inURL url: JSONValue, of kind: Kind) throws(WireError) -> Int32 {
        guard let bytes = url.utf8, let reference = Reference(url: bytes, likely: kind), reference.kind == kind else {
            throw decoder.mismatch(url, expected: kind.urlPattern)
        }
        return reference.id
    }

    /// The resource that a member's URL names, which can be of any of these kinds; nil where it is missing.
    mutating func reference(
        fromURL name: StaticString,
        toAnyOf kinds: [Kind]
    ) throws(WireError) -> Reference? {
        guard let url = value(name) else { return nil }
        guard let first = kinds.first, let bytes = url.utf8, let reference = Reference(url: bytes, likely: first),
            kinds.contains(reference.kind)
        else {
            throw decoder.mismatch(url, expected: kinds.map(\.urlPattern).joined(separator: " or "))
        }
        return reference
    }
}

extension Kind {
    /// The addresses of the kind's resources, for messages.
    fileprivate var urlPattern: String { "/api/v2/\(slug)/<id>/" }
}
