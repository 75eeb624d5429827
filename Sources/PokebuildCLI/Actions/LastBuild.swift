import BuildSupport
import JSON
import Publishing
import SiteValidation

/// What the last whole build from a store was made of, and what it published: kept in two files beside the store.
///
/// It only spares work. Where a file is missing, of no use or of another output, everything is built.
struct LastBuild {
    /// The checksum of ``BuildInputs``, in hexadecimal.
    let inputs: String
    /// The checksum of all of them but the theme, in hexadecimal.
    let data: String
    /// What single pages were made of, by path.
    let made: [String: PageChecksums]
    /// How many pages the tree has.
    let pages: Int
    /// The checksum of the file of what pages said when they were checked, in hexadecimal.
    private let checked: String

    private static func path(beside store: String) -> String { store + ".built" }
    private static func checkedPath(beside store: String) -> String { store + ".checked" }

    /// Reads what is remembered beside a store; nil where that can not be used, or another tree is in `output` by now.
    init?(beside store: String, of output: String) throws {
        guard let manifest = try OutputFolder.manifestChecksum(of: output)?.hexadecimal,
            // Whatever is wrong with the file, the answer is to build.
            let bytes = try? readFile(Self.path(beside: store), atMost: 1 << 28),
            let found = try? JSONParser().withDocument(bytes, { Self($0, of: manifest) })
        else { return nil }
        self = found
    }

    private init?(_ root: JSONValue, of manifest: String) {
        guard root["manifest"]?.string == manifest, let inputs = root["inputs"]?.string,
            let data = root["data"]?.string,
            let pages = root["pages"]?.integer, let members = root["made"]?.members,
            let checked = root["checked"]?.string
        else { return nil }
        self.inputs = inputs
        self.data = data
        self.pages = Int(pages)
        self.checked = checked
        made = members.reduce(into: [:]) { made, member in
            guard let inputs = member.value["inputs"]?.string, let theme = member.value["theme"]?.string else { return }
            made[String(decoding: member.name, as: UTF8.self)] = PageChecksums(inputs: inputs, theme: theme)
        }
    }

    /// What the published pages said when they were checked; nil where that is not as it was written.
    func knownPages(beside store: String) -> KnownPages? {
        // As above: without them, pages are checked.
        guard let bytes = try? readFile(Self.checkedPath(beside: store)), SHA256(of: bytes).hexadecimal == checked
        else {
            return nil
        }
        return KnownPages(bytes)
    }

    /// Writes beside a store which tree was published with these inputs.
    ///
    /// The tree is named by whoever made it: another build may have taken its place since.
    ///
    /// - Parameter knownPages: what its pages said when they were checked, as ``KnownPages`` reads it.
    static func note(
        _ inputs: BuildInputs,
        made: [String: PageChecksums],
        knownPages: [UInt8],
        pages: Int,
        manifest: SHA256,
        beside store: String
    ) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("inputs", inputs.checksum.hexadecimal)
            writer.member("data", inputs.data.hexadecimal)
            writer.member("manifest", manifest.hexadecimal)
            writer.member("checked", SHA256(of: knownPages).hexadecimal)
            writer.member("pages", pages)
            writer.member("made") { writer in
                for (path, checksums) in made.sorted(by: { $0.key < $1.key }) {
                    writer.member(path) { writer in
                        writer.member("inputs", checksums.inputs)
                        writer.member("theme", checksums.theme)
                    }
                }
            }
        }
        writer.newline()
        // The store may be in a folder that is only to be read: then the next build does all its work again.
        _ = try? replaceFile(checkedPath(beside: store), with: knownPages, isSynchronized: false)
        _ = try? replaceFile(path(beside: store), with: writer.bytes, isSynchronized: false)
    }
}
