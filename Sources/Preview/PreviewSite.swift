import BuildSupport
import Glibc

/// The site as it is served: a folder below a base path, and the script that reloads its pages.
struct PreviewSite: Sendable {
    /// The folder's path; resolved anew for each request, since a build may exchange the folder for another.
    let root: String
    /// The path at which the folder is served, from slash to slash.
    let base: String

    private static let ownFolder = Array("__pokebuild".utf8)

    /// Throws ``PreviewError``.
    init(root: String, base: String) throws(PreviewError) {
        var status = stat()
        guard stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(root) }
        guard PreviewServer.isBase(base) else { throw .invalidBase(base) }
        self.root = root
        self.base = base
    }

    /// Answers a request; what the system refuses becomes an answer too.
    func response(to request: HTTPRequest) -> HTTPResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            var response = HTTPResponse(.methodNotAllowed)
            response.fields.append(("Allow", "GET, HEAD"))
            return response
        }
        if request.hasContent { return HTTPResponse(.badRequest) }
        do {
            return try foundResponse(to: request) ?? missingPage()
        } catch {
            return HTTPResponse(.serverError, explanation: "\(error)")
        }
    }

    private func foundResponse(to request: HTTPRequest) throws(FileSystemError) -> HTTPResponse? {
        let endsWithSlash = request.segments.last?.isEmpty == true
        let path = request.segments.dropLast(endsWithSlash ? 1 : 0)
        let baseNames = base.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard path.starts(with: baseNames) else {
            return path.isEmpty ? redirect(.found, to: base) : nil
        }
        let names = Array(path.dropFirst(baseNames.count))
        if names.first == Self.ownFolder { return endsWithSlash ? nil : ownResponse(names.dropFirst()) }
        switch try endsWithSlash ? findIndex(names) : find(names) {
        case .file(let file)?:
            return try response(with: file, to: request)
        case .folder?:
            if endsWithSlash { return nil }
            // Written anew from the parts, so that it cannot lead to another host.
            let folder = path.map { percentEncoded($0) + "/" }.joined()
            return redirect(.movedPermanently, to: "/" + folder + request.query)
        case nil:
            return nil
        }
    }

    /// The file that stands for a folder: its page or, in a mirror of the API, its answer.
    private func findIndex(_ names: [[UInt8]]) throws(FileSystemError) -> Found? {
        if let page = try find(names + [Array("index.html".utf8)]) { return page }
        return try find(names + [Array("index.json".utf8)])
    }

    private func redirect(_ status: HTTPResponse.Status, to location: String) -> HTTPResponse {
        var response = HTTPResponse(status)
        response.fields.append(("Location", location))
        return response
    }

    private func ownResponse(_ names: ArraySlice<[UInt8]>) -> HTTPResponse? {
        switch names.map({ String(decoding: $0, as: UTF8.self) }) {
        case ["reload.js"]:
            let script = "new EventSource(\"\(base)__pokebuild/events\").onmessage = () => location.reload();\n"
            return HTTPResponse(.ok, Array(script.utf8), type: contentType(ofFileNamed: "reload.js"))
        case ["events"]:
            return HTTPResponse(.ok, fields: [("Content-Type", "text/event-stream")], body: .events)
        default:
            return nil
        }
    }

    private func response(with file: SiteFile, to request: HTTPRequest) throws(FileSystemError) -> HTTPResponse {
        // "A recipient MUST use the weak comparison function" (RFC 9110, 13.1.2): a weak tag matches a strong one.
        let isKnown = request.list("if-none-match").contains { ["*", file.tag, "W/" + file.tag].contains($0) }
        if isKnown { return HTTPResponse(.notModified, fields: [("ETag", file.tag)], body: .none) }
        let type = contentType(ofFileNamed: file.name)
        let body =
            type.hasPrefix("text/html")
            ? HTTPResponse.Body.bytes(reloading(try file.descriptor.contents(atMost: file.count)))
            : .file(file.descriptor, count: file.count)
        return HTTPResponse(.ok, fields: [("Content-Type", type), ("ETag", file.tag)], body: body)
    }

    private func missingPage() throws(FileSystemError) -> HTTPResponse {
        guard case .file(let file)? = try find([Array("404.html".utf8)]) else { return HTTPResponse(.notFound) }
        let bytes = reloading(try file.descriptor.contents(atMost: file.count))
        return HTTPResponse(.notFound, bytes, type: contentType(ofFileNamed: "404.html"))
    }

    /// A page with the script that reloads it, before the end tag of its body or, without one, at the end.
    private func reloading(_ page: [UInt8]) -> [UInt8] {
        let endTag = Array("</body>".utf8)
        let starts = stride(from: page.count - endTag.count, through: 0, by: -1)
        let place = starts.first { start in
            // In lower case; bytes that are no letters may match others, but none of those that occur in the tag.
            zip(page[start...], endTag).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && (0x41...0x5A).contains($0) }
        }
        var page = page
        let script = "<script src=\"\(base)__pokebuild/reload.js\" defer=\"defer\"></script>"
        page.insert(contentsOf: script.utf8, at: place ?? page.count)
        return page
    }
}
