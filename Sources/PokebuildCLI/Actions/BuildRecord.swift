import BuildSupport
import Diagnostics
import JSON
import PokeModel

/// What `build.json` says of a build: version, source, options, counts, audit and warnings, and no times, so that equal
/// input gives equal bytes.
struct BuildRecord {
    let options: Options
    let languages: [LanguageTag]
    let source: PokeModel.Source
    let audit: Audit
    let pages: Int
    let gaps: [String]
    let diagnostics: [Diagnostic]

    private static let path: OutputPath = {
        guard let path = OutputPath("build.json") else { preconditionFailure("build.json is a safe path") }
        return path
    }()

    /// The file.
    var file: OutputFile {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("generator")
        writer.string("pokebuild")
        writer.key("version")
        writer.string(Version.number)
        writer.key("source")
        writer.beginObject()
        text("hash", source.hash, into: &writer)
        text("date", source.date, into: &writer)
        writer.endObject()
        writer.key("options")
        writeOptions(into: &writer)
        writer.key("pages")
        writer.integer(pages)
        writer.key("audit")
        audit.write(into: &writer)
        writer.key("gaps")
        writer.beginArray()
        gaps.forEach { writer.string($0) }
        writer.endArray()
        writer.key("warnings")
        writer.beginArray()
        for diagnostic in diagnostics {
            writer.beginObject()
            text("severity", diagnostic.severity.rawValue, into: &writer)
            text("rule", diagnostic.rule, into: &writer)
            text("place", diagnostic.place, into: &writer)
            text("summary", diagnostic.summary, into: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.newline()
        return OutputFile(Self.path, writer.bytes)
    }

    private func writeOptions(into writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("languages")
        writer.beginArray()
        languages.forEach { writer.string($0.description) }
        writer.endArray()
        writer.key("kinds")
        if let kinds = options.kinds {
            writer.beginArray()
            kinds.map(\.slug).sorted().forEach { writer.string($0) }
            writer.endArray()
        } else {
            writer.null()
        }
        text("baseURL", options.baseURL, into: &writer)
        text("sprites", options.sprites.rawValue, into: &writer)
        writer.endObject()
    }

    private func text(_ name: String, _ value: String?, into writer: inout JSONWriter) {
        writer.key(name)
        if let value { writer.string(value) } else { writer.null() }
    }
}
