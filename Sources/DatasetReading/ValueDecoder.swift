import JSON
import PokeModel

/// Hands a JSON value to the type that is read from it, by the description that it was written by.
///
/// A reference is the number of the resource that its slug names.
struct ValueDecoder: Decoder {
    let value: JSONValue
    let type: ValueType
    let reading: FileReading
    private let shape: RecordShape?

    /// A decoder of a value; `shape` has the fields of a record where they are not those of its type.
    init(_ value: JSONValue, _ type: ValueType, _ reading: FileReading, shape: RecordShape? = nil) {
        self.value = value
        self.type = type.whenPresent
        self.reading = reading
        self.shape = shape
    }

    // Errors have the path in their own way.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The value as some type; throws a ``DatasetError`` that names the place.
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let plain = try plain(type) { return plain }
        do {
            return try T(from: self)
        } catch DecodingError.dataCorrupted(let context) {
            throw fault(context.debugDescription)
        }
    }

    func fault(_ expected: String) -> DatasetError { DatasetError(reading.file, value, expected) }

    func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let members = value.members else { throw fault("an object") }
        switch type {
        case .record(let record):
            let shape = shape ?? reading.shape(of: record)
            return KeyedDecodingContainer(RecordMembers(decoder: self, shape: shape, members: members))
        case .localizedText: return KeyedDecodingContainer(MapMembers(decoder: self, element: .string))
        case .map(let element): return KeyedDecodingContainer(MapMembers(decoder: self, element: element))
        default: throw fault("no object")
        }
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let element) = type, let elements = value.elements else { throw fault("a list") }
        return ListElements(decoder: self, element: element, elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SingleValue(decoder: self) }
}

// MARK: Values without parts

extension ValueDecoder {
    /// The value as one of the types that have no parts; nil for any other type.
    func plain<T>(_ type: T.Type) throws -> T? {
        if type == Int32.self {
            guard let number = value.integer.flatMap(Int32.init(exactly:)) else { throw fault("a whole number") }
            return number as? T
        }
        if type == String.self {
            guard let text = value.string else { throw fault("a text") }
            return text as? T
        }
        if type == Int64.self { return try reference().number as? T }
        if type == Bool.self {
            guard let truth = value.boolean else { throw fault("true or false") }
            return truth as? T
        }
        if type == Double.self {
            guard let number = value.number else { throw fault("a number") }
            return number as? T
        }
        return nil
    }

    private func reference() throws -> Reference {
        switch type {
        case .reference(let kind):
            guard let reference = value.string.flatMap({ reading.identities.reference(kind, $0) }) else {
                throw fault("the slug of a resource in \(kind.fileName)")
            }
            return reference
        case .anyReference:
            guard let kind = value["kind"]?.string.flatMap(Kind.init(slug:)),
                let reference = value["slug"]?.string.flatMap({ reading.identities.reference(kind, $0) })
            else { throw fault("the kind and the slug of a resource") }
            return reference
        default: throw fault("no resource")
        }
    }
}

/// A value on its own.
private struct SingleValue: SingleValueDecodingContainer {
    let decoder: ValueDecoder

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { decoder.value.isNull }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
