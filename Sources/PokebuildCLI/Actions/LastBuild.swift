import BuildSupport
import JSON
import Publishing

/// What the last whole build from a store was made of, and what it published: kept in a file beside the store.
///
/// It only spares work. Where the file is missing, of no use or of another output, everything is built.
struct LastBuild: Equatable {
    /// The checksum of ``BuildInputs``, in hexadecimal.
    let inputs: String
    /// The checksum of the tree's manifest, in hexadecimal.
    let manifest: String
    /// How many pages the tree has.
    let pages: Int

    private static func path(beside store: String) -> String { store + ".built" }

    /// Remembers what was just published to `output`; nil where it went away since.
    init?(of inputs: BuildInputs, pages: Int, output: String) throws {
        guard let manifest = try OutputFolder.manifestChecksum(of: output) else { return nil }
        self.inputs = inputs.checksum.hexadecimal
        self.manifest = manifest.hexadecimal
        self.pages = pages
    }

    /// Reads what is remembered beside a store; nil where nothing is that can be used.
    init?(beside store: String) {
        // Whatever is wrong with the file, the answer is to build.
        guard let bytes = try? readFile(Self.path(beside: store), atMost: 1 << 16),
            let found = try? JSONParser().withDocument(
                bytes,
                { root in
                    (root["inputs"]?.string, root["manifest"]?.string, root["pages"]?.integer)
                }
            ),
            let inputs = found.0, let manifest = found.1, let pages = found.2
        else { return nil }
        (self.inputs, self.manifest, self.pages) = (inputs, manifest, Int(pages))
    }

    /// Whether `output` has the manifest of the tree that these inputs gave.
    func isBuilt(from inputs: BuildInputs, in output: String) throws -> Bool {
        try self.inputs == inputs.checksum.hexadecimal
            && OutputFolder.manifestChecksum(of: output)?.hexadecimal == manifest
    }

    /// Writes it beside a store.
    func write(beside store: String) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("inputs", inputs)
            writer.member("manifest", manifest)
            writer.member("pages", pages)
        }
        writer.newline()
        // The store may be in a folder that is only to be read: then the next build does all its work again.
        _ = try? replaceFile(Self.path(beside: store), with: writer.bytes, isSynchronized: false)
    }
}
