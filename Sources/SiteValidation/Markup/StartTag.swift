/// A start tag; it lives as long as its visit.
struct StartTag {
    /// The element's name.
    let name: ElementName
    /// The name's spelling in the parser's dictionary.
    let spelling: UnsafePointer<UInt8>
    /// The address of its namespace; nil for none.
    let namespace: UnsafePointer<UInt8>?
    /// The attributes in the order of the markup.
    let attributes: UnsafeBufferPointer<Attribute>

    /// The name as a string of its own.
    var nameText: String { String(cString: spelling) }

    /// The attribute of that name; nil where the tag has none.
    subscript(name: AttributeName) -> Attribute? { attributes.first { $0.name == name } }
}

/// One attribute of a start tag; it lives as long as the visit of its tag.
struct Attribute {
    /// Its name without a prefix, so that `xlink:href` is `href`.
    let name: AttributeName
    /// The name's spelling in the parser's dictionary.
    let spelling: UnsafePointer<UInt8>
    /// Its value, with references resolved.
    let value: UnsafeBufferPointer<UInt8>

    /// The value as a string of its own.
    var text: String { String(decoding: value, as: UTF8.self) }
    /// The name as a string of its own.
    var nameText: String { String(cString: spelling) }
}
