import PokeModel

/// The fields of a record, found by the names of properties.
final class RecordShape {
    let fields: [FieldDescription]
    private let placesByName: [String: Int]
    private var placesByProperty: [String: Int?] = [:]

    init(_ fields: [FieldDescription]) {
        self.fields = fields
        placesByName = Dictionary(uniqueKeysWithValues: fields.enumerated().map { (Self.letters($1.name), $0) })
    }

    /// The place of the field that a property is read from; nil where no field has its name.
    func place(of property: String) -> Int? {
        if let known = placesByProperty[property] { return known }
        let place = placesByName[Self.letters(property)]
        placesByProperty[property] = .some(place)
        return place
    }

    /// What `lowHP` and `low_hp` have in common.
    private static func letters(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }
}

/// What is known while a file is read.
final class FileReading {
    let file: String
    let identities: Identities
    private var shapes: [ObjectIdentifier: RecordShape] = [:]

    init(file: String, identities: Identities) {
        self.file = file
        self.identities = identities
    }

    func shape(of record: any Record.Type) -> RecordShape {
        if let known = shapes[ObjectIdentifier(record)] { return known }
        let shape = RecordShape(record.fieldDescriptions)
        shapes[ObjectIdentifier(record)] = shape
        return shape
    }
}
