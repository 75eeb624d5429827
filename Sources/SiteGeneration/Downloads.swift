import BuildSupport
import PokeModel

/// The files of the dataset that the site can lead to.
struct Downloads: Sendable {
    private let byPath: [String: Download]
    /// All, sorted by path.
    let sorted: [Download]

    init(_ downloads: [Download]) {
        sorted = downloads.sorted { $0.path < $1.path }
        byPath = Dictionary(sorted.map { ($0.path.description, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file at a path; nil where the dataset has none there.
    subscript(path: String) -> Download? { byPath[path] }

    /// The path of the file that has one resource alone; nil where the dataset has none.
    func json(of reference: Reference, slug: String) -> String? {
        byPath["data/v1/\(reference.kind.slug)/\(slug).json"]?.path.description
    }
}
