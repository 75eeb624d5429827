import Diagnostics
import PokeModel

/// The resources of the sample by what they are called.
struct Names {
    /// The ids of each slug.
    private var ids: [Kind: [String: [Int32]]] = [:]
    private var slugs: [Reference: String] = [:]
    private var known: Set<Reference> = []

    /// Adds a resource; false where there is one of that kind and id.
    mutating func insert(_ reference: Reference, slug: String?) -> Bool {
        guard known.insert(reference).inserted else { return false }
        if let slug {
            slugs[reference] = slug
            ids[reference.kind, default: [:]][slug, default: []].append(reference.id)
        }
        return true
    }

    /// The slug of a resource; nil for kinds that have none.
    func slug(of reference: Reference) -> String? { slugs[reference] }

    /// The resource of a kind that `word` means.
    func resolve(_ word: String, _ kind: Kind, at place: Place) throws(SampleError) -> Reference {
        if word.hasPrefix("#") || !kind.hasSlugs {
            let digits = word.hasPrefix("#") ? word.dropFirst() : word[...]
            guard let reference = Int32(digits).map({ Reference(kind, $0) }), known.contains(reference) else {
                throw place.error("there is no \(kind.slug) with the id \"\(word)\" in the sample")
            }
            return reference
        }
        let ids = ids[kind, default: [:]]
        guard let found = ids[word], let id = found.first else {
            let hint = nearMiss(of: word, among: ids.keys).map { "; did you mean \"\($0)\"?" }
            throw place.error("unknown \(kind.slug) \"\(word)\"\(hint ?? "")")
        }
        guard found.count == 1 else {
            let choices = found.sorted().map { "#\($0)" }.joined(separator: " or ")
            throw place.error("there are \(found.count) \(kind.slug)s named \"\(word)\"; write \(choices)")
        }
        return Reference(kind, id)
    }
}
