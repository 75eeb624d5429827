// The values of the model as decoders hand them over. The compiler makes what reads records, property by property, each by its
// name, so that one which exports do not have cannot be read, and is missed by the first test that reads anything.

extension Reference: Decodable {
    /// Reads a resource from the number that a decoder makes of its slug, as only that one knows slugs.
    public init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Int64.self)
        let id = Int32(truncatingIfNeeded: number)
        // Ids below zero take from the kind's bits, as they are added.
        guard let kind = UInt8(exactly: (number - Int64(id)) >> 32).flatMap(Kind.init(rawValue:)) else {
            throw DecodingError.expected("the number of a resource")
        }
        self.init(kind, id)
    }
}

extension LanguageTag: Decodable {
    /// Reads a tag; throws where it is none, or has other capitals than its own.
    public init(from decoder: any Decoder) throws {
        try self.init(reading: try decoder.singleValueContainer().decode(String.self))
    }

    fileprivate init(reading text: String) throws {
        guard let tag = LanguageTag(apiSlug: text), tag.description == text else {
            throw DecodingError.expected("a language tag such as zh-Hant")
        }
        self = tag
    }
}

extension LocalizedText: Decodable {
    private struct Language: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads texts under their languages' tags; throws where a name is no tag.
    public init(from decoder: any Decoder) throws {
        let texts = try decoder.container(keyedBy: Language.self)
        self.init(
            try texts.allKeys.map {
                Localized(try texts.decode(String.self, forKey: $0), try LanguageTag(reading: $0.stringValue))
            }
        )
    }
}
