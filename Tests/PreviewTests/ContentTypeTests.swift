import Testing

@testable import Preview

@Suite struct ContentTypeTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"), ("a.min.css", "text/css; charset=utf-8"),
        ("a.MJS", "text/javascript; charset=utf-8"), ("a.json", "application/json"),
        ("a.ndjson.gz", "application/gzip"), ("a.svg", "image/svg+xml; charset=utf-8"),
        ("a.wasm", "application/wasm"), ("CNAME", "application/octet-stream"), ("a.", "application/octet-stream"),
    ])
    func followsTheLastSuffix(name: String, type: String) {
        #expect(contentType(ofFileNamed: name) == type)
    }
}
