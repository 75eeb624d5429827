import JSON
import PokeModel

/// The ids of all resources by their slugs.
struct Identities {
    private var ids: [Kind: [String: Int32]] = [:]

    /// Collects the resources of a kind from its file; throws where two have one id or slug, or a slug is unsafe.
    mutating func add(_ root: JSONValue, of kind: Kind) throws {
        func fault(_ value: JSONValue, _ expected: String) -> DatasetError {
            DatasetError(kind.fileName, value, expected)
        }
        guard let elements = root.elements else { throw fault(root, "a list") }
        var bySlug: [String: Int32] = [:]
        var ids: Set<Int32> = []
        for element in elements {
            guard let id = element["id"]?.integer.flatMap(Int32.init(exactly:)), let slug = element["slug"]?.string
            else {
                throw fault(element, "a resource with an id and a slug")
            }
            guard Self.isSafe(slug) else { throw fault(element, "a slug of small letters, digits and hyphens") }
            guard ids.insert(id).inserted, bySlug.updateValue(id, forKey: slug) == nil else {
                throw fault(element, "an id and a slug of its own, which \(kind.slug)/\(id) (\(slug)) has not")
            }
        }
        self.ids[kind] = bySlug
    }

    /// The resource of that kind and slug; nil where there is none.
    func reference(_ kind: Kind, _ slug: String) -> Reference? { ids[kind]?[slug].map { Reference(kind, $0) } }

    /// Slugs are names of files.
    private static func isSafe(_ slug: String) -> Bool {
        (1...120).contains(slug.utf8.count)
            && slug.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

extension DatasetError {
    /// That a value of a file is not what was expected there.
    init(_ file: String, _ value: JSONValue, _ expected: String) {
        self.init(file: file, path: value.path, expected: expected, found: value.excerpt)
    }
}
