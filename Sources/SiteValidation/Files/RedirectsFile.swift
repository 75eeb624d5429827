/// Where a host's `_redirects` leads, as Netlify and Cloudflare Pages read it: source, target and status on a line.
enum RedirectsFile {
    static func read(_ bytes: [UInt8], basePath: String, into facts: inout FileFacts) {
        let resolver = LinkResolver(page: "index.html", baseURL: nil)
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 1, words[0].first != UInt8(ascii: "#") else { continue }
            let target = String(decoding: words[1], as: UTF8.self)
            // Targets with placeholders are as many files as there are requests.
            guard target.hasPrefix(basePath), !target.contains(":"), !target.contains("*") else { continue }
            facts.add(.page, "./" + target.dropFirst(basePath.count), line: index + 1, with: resolver)
        }
    }
}
