import BuildSupport
import JSON
import Publishing

/// What the last whole build from a store was made of, and what it published: kept in a file beside the store.
///
/// It only spares work. Where the file is missing, of no use or of another output, everything is built.
struct LastBuild {
    /// The checksum of ``BuildInputs``, in hexadecimal.
    let inputs: String
    /// The checksums of what single pages were made of, in hexadecimal, by path.
    let pageInputs: [String: String]
    /// How many pages the tree has.
    let pages: Int

    private static func path(beside store: String) -> String { store + ".built" }

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
            let pages = root["pages"]?.integer, let members = root["page_inputs"]?.members
        else { return nil }
        self.inputs = inputs
        self.pages = Int(pages)
        pageInputs = members.reduce(into: [:]) { inputs, member in
            inputs[String(decoding: member.name, as: UTF8.self)] = member.value.string
        }
    }

    /// Writes beside a store which tree was published with these inputs.
    ///
    /// The tree is named by whoever made it: another build may have taken its place since.
    static func note(
        _ inputs: BuildInputs,
        pageInputs: [String: SHA256],
        pages: Int,
        manifest: SHA256,
        beside store: String
    ) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("inputs", inputs.checksum.hexadecimal)
            writer.member("manifest", manifest.hexadecimal)
            writer.member("pages", pages)
            writer.member("page_inputs") { writer in
                for (path, inputs) in pageInputs.sorted(by: { $0.key < $1.key }) {
                    writer.member(path, inputs.hexadecimal)
                }
            }
        }
        writer.newline()
        // The store may be in a folder that is only to be read: then the next build does all its work again.
        _ = try? replaceFile(path(beside: store), with: writer.bytes, isSynchronized: false)
    }
}
