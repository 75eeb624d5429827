extension PreviewServer {
    /// What a base path must be like, as a part of a sentence.
    public static let baseExpectation =
        "a path as / or /pokedex/, of ASCII letters, digits and - _ ~ . between slashes, no part of it beginning with a period"

    /// Whether a site can be served at a path, which is written as it stands in addresses, from slash to slash.
    public static func isBase(_ path: String) -> Bool {
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let names = segments.dropFirst().dropLast()
        return segments.count >= 2 && segments.first?.isEmpty == true && segments.last?.isEmpty == true
            && names.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") && $0.allSatisfy(isUnreserved) }
    }
}
