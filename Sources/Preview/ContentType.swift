/// The media type of a file by the suffix of its name; bytes of no known kind where the suffix is another.
func contentType(ofFileNamed name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return switch name[name.index(after: dot)...].lowercased() {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "csv": "text/csv; charset=utf-8"
    case "xml": "application/xml; charset=utf-8"
    case "svg": "image/svg+xml; charset=utf-8"
    case "json": "application/json"
    case "ndjson": "application/x-ndjson"
    case "webmanifest": "application/manifest+json"
    case "png": "image/png"
    case "gif": "image/gif"
    case "ico": "image/vnd.microsoft.icon"
    case "ogg": "audio/ogg"
    case "wasm": "application/wasm"
    case "woff2": "font/woff2"
    case "gz": "application/gzip"
    case "br": "application/x-brotli"
    default: "application/octet-stream"
    }
}
