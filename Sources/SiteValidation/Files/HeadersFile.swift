/// The paths that a host's `_headers` says something about, as Netlify and Cloudflare Pages read it: a line that is not
/// indented is a path, in which `*` stands for anything.
enum HeadersFile {
    static func read(_ bytes: [UInt8], into facts: inout FileFacts) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix("/") {
            facts.patterns.append(String(line.dropFirst()))
        }
    }
}
