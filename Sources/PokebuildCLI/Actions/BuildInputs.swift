import BuildSupport
import Checkpoints
import JSON
import PokeModel
import SiteGeneration

/// Everything that the bytes of an output follow from: the program, its options, the theme, and what the store holds.
///
/// Not among them is what the host's libraries do: another libdeflate may compress to other bytes of the same content.
struct BuildInputs {
    /// One checksum of all; equal inputs give equal outputs.
    let checksum: SHA256
    /// One checksum of the program and its options.
    let program: SHA256
    /// One checksum of all but the theme.
    let data: SHA256

    /// Reads the whole store, and the file of the running program.
    init(_ options: Options, theme: Theme, store: StoreReader) throws {
        let executable = try SHA256(of: FileDescriptor("/proc/self/exe", 0))
        let answers = try store.checksum(withMedia: options.copiesMedia)
        program = SHA256(ofEach: [executable.bytes, Self.bytes(of: options, languages: theme.languages)])
        data = SHA256(ofEach: [program.bytes, answers.bytes])
        checksum = SHA256(ofEach: [data.bytes, theme.site.checksum.bytes])
    }

    /// The options that a tree depends on.
    private static func bytes(of options: Options, languages: [LanguageTag]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("sample", options.sample)
            writer.member("languages", languages.map(\.description))
            writer.member("kinds", options.kinds?.map(\.slug).sorted() ?? ["all"])
            writer.member("baseURL", options.baseURL)
            writer.member("sprites", options.sprites.rawValue)
            writer.member("precompress", options.precompress)
            writer.member("timings", options.timings)
        }
        return writer.bytes
    }
}
