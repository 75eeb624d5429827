import JSON
import PokeModel

/// A container whose values have names.
private protocol NamedValues: KeyedDecodingContainerProtocol {
    /// The decoder of what stands under a name; throws where nothing does.
    func decoder(of key: Key) throws -> ValueDecoder
}

extension NamedValues {
    var codingPath: [any CodingKey] { [] }

    // Every field is always there, and what is not is an error when it is read.
    func contains(_ key: Key) -> Bool { true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder(of: key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(of: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(of: key).unkeyedContainer()
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }
}

/// The fields of a record.
///
/// A property that no field is named after is read from the record as a whole: its type takes the fields that it is made of.
struct RecordMembers<Key: CodingKey>: NamedValues {
    private let decoder: ValueDecoder
    private let shape: RecordShape
    /// The values in the fields' order; nil where there is none.
    private let values: [JSONValue?]

    init(decoder: ValueDecoder, shape: RecordShape, members: JSONValue.Members) {
        self.decoder = decoder
        self.shape = shape
        var members = members
        var next = members.next()
        // As they were written they are in order; otherwise each is looked for.
        values = shape.fields.map { field in
            guard let member = next, member.name.elementsEqual(field.name.utf8) else {
                return decoder.value[field.name]
            }
            next = members.next()
            return member.value
        }
    }

    var allKeys: [Key] { shape.fields.compactMap { Key(stringValue: $0.name) } }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let place = shape.place(of: key.stringValue) else { return false }
        return try value(at: place).isNull
    }

    func decoder(of key: Key) throws -> ValueDecoder {
        guard let place = shape.place(of: key.stringValue) else { return decoder }
        return ValueDecoder(try value(at: place), shape.fields[place].type, decoder.reading)
    }

    private func value(at place: Int) throws -> JSONValue {
        guard let value = values[place] else { throw decoder.fault("a member \(shape.fields[place].name)") }
        return value
    }

    func superDecoder() -> any Decoder { decoder }
}

/// Values under names that are not fixed.
struct MapMembers<Key: CodingKey>: NamedValues {
    fileprivate let decoder: ValueDecoder
    fileprivate let element: ValueType

    init(decoder: ValueDecoder, element: ValueType) {
        self.decoder = decoder
        self.element = element
    }

    var allKeys: [Key] {
        decoder.value.members?.compactMap { Key(stringValue: String(decoding: $0.name, as: UTF8.self)) } ?? []
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(of: key).value.isNull }

    func decoder(of key: Key) throws -> ValueDecoder {
        guard let value = decoder.value[key.stringValue] else { throw decoder.fault("a member \(key.stringValue)") }
        return ValueDecoder(value, element, decoder.reading)
    }

    func superDecoder() -> any Decoder { decoder }
}

/// The elements of a list.
struct ListElements: UnkeyedDecodingContainer {
    private let decoder: ValueDecoder
    private let element: ValueType
    private var elements: JSONValue.Elements
    private var next: JSONValue?
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder, element: ValueType, _ elements: JSONValue.Elements) {
        self.decoder = decoder
        self.element = element
        self.elements = elements
        next = self.elements.next()
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.underestimatedCount }
    var isAtEnd: Bool { next == nil }

    mutating func decodeNil() -> Bool {
        guard let value = next, value.isNull else { return false }
        advance()
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let element = try superValue()
        defer { advance() }
        return try element.decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        defer { advance() }
        return try superValue().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        defer { advance() }
        return try superValue().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        defer { advance() }
        return try superValue()
    }

    private func superValue() throws -> ValueDecoder {
        guard let next else { throw decoder.fault("one more element") }
        return ValueDecoder(next, element, decoder.reading)
    }

    private mutating func advance() {
        next = elements.next()
        currentIndex += 1
    }
}
