import Glibc
import TestSupport
import Testing

@testable import Preview

@Suite struct PreviewServerTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("<html><body><p>Home</p></body></html>", to: "index.html")
        try folder.write("<html><BODY>Gone</BODY></html>", to: "404.html")
        try folder.write("<p>Mew", to: "pokemon/mew/index.html")
        try folder.write("a { color: red }", to: "site.css")
        try folder.write("é", to: "a b/é.txt")
        try folder.write("secret", to: ".git/config")
        try folder.write("secret", to: "pokemon/.hidden")
    }

    @Test func servesFilesWithTheirTypeAndLength() async throws {
        try await RunningPreview.serve(folder) { preview in
            let style = try preview.ask("/site.css?v=1")
            #expect(style.status == 200)
            #expect(style.text == "a { color: red }")
            #expect(style.fields["Content-Type"] == "text/css; charset=utf-8")
            #expect(style.fields["Content-Length"] == "16")
            #expect(style.fields["Cache-Control"] == "no-cache")
            #expect(style.fields["X-Content-Type-Options"] == "nosniff")
            #expect(try preview.ask("/a%20b/%c3%A9.txt").text == "é")
        }
    }

    @Test func sendsFilesThatNoBufferHolds() async throws {
        let text = String(repeating: "0123456789abcde\n", count: 1 << 18)
        try folder.write(text, to: "large.txt")
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            #expect(try client.ask("/large.txt").text == text)
            #expect(try client.ask("/site.css").status == 200)
        }
    }

    @Test func insertsTheReloadScriptIntoPages() async throws {
        let script = "<script src=\"/x/__pokebuild/reload.js\" defer=\"defer\"></script>"
        try await RunningPreview.serve(folder, base: "/x/") { preview in
            #expect(try preview.ask("/x/").text == "<html><body><p>Home</p>\(script)</body></html>")
            #expect(try preview.ask("/x/pokemon/mew/").text == "<p>Mew\(script)")
            #expect(try preview.ask("/x/nothing").text == "<html><BODY>Gone\(script)</BODY></html>")
            let reload = try preview.ask("/x/__pokebuild/reload.js")
            #expect(reload.fields["Content-Type"] == "text/javascript; charset=utf-8")
            #expect(reload.text.contains("new EventSource(\"/x/__pokebuild/events\")"))
            #expect(try preview.ask("/x/__pokebuild/other.js").status == 404)
        }
    }

    @Test func servesAMirrorAsTheAPI() async throws {
        try folder.write("{\"id\":25}", to: "api/v2/pokemon/25/index.json")
        try folder.write("{}", to: "pokemon/mew/index.json")
        try await RunningPreview.serve(folder) { preview in
            let answer = try preview.ask("/api/v2/pokemon/25/?limit=1")
            #expect(answer.status == 200 && answer.text == "{\"id\":25}")
            #expect(answer.fields["Content-Type"]?.hasPrefix("application/json") == true)
            #expect(try preview.ask("/api/v2/pokemon/25").fields["Location"] == "/api/v2/pokemon/25/")
            #expect(try preview.ask("/pokemon/mew/").text.hasPrefix("<p>Mew"))
        }
    }

    @Test func leadsFoldersToTheirSlash() async throws {
        try folder.write("x", to: "a b/c/index.html")
        try await RunningPreview.serve(folder, base: "/x/") { preview in
            let answer = try preview.ask("/x/a%20b/c?q=1")
            #expect(answer.status == 301)
            #expect(answer.fields["Location"] == "/x/a%20b/c/?q=1")
            #expect(try preview.ask("/x").fields["Location"] == "/x/")
            #expect(try preview.ask("/x/pokemon/").status == 404, "a folder without a page")
            #expect(try preview.ask("/x/site.css/").status == 404, "a file is no folder")
        }
    }

    @Test func servesOnlyBelowTheBase() async throws {
        try await RunningPreview.serve(folder, base: "/x/") { preview in
            let answer = try preview.ask("/")
            #expect(answer.status == 302)
            #expect(answer.fields["Location"] == "/x/")
            #expect(try preview.ask("/site.css").status == 404)
            #expect(try preview.ask("/xx/site.css").status == 404)
            #expect(try preview.ask("/x/site.css").status == 200)
        }
    }

    @Test func answersForWhatIsMissingWithoutAPageOfTheSite() async throws {
        let empty = try TemporaryFolder()
        try await RunningPreview.serve(empty) { preview in
            let answer = try preview.ask("/")
            #expect(answer.status == 404)
            #expect(answer.text == "404 Not Found\n")
        }
    }

    @Test(arguments: [
        "/../secret.txt", "/pokemon/../../secret.txt", "/%2e%2e/secret.txt", "/.%2E/secret.txt", "/..%2fsecret.txt",
        "//etc/passwd", "/%2Fetc/passwd", "/site.css%00", "/%00", "/.git/config", "/%2egit/config", "/pokemon/.hidden",
        "/out/secret.txt", "/secret-link.txt", "/config-link", "/./site.css", "/pipe", "/%ff",
    ])
    func keepsInsideTheRoot(target: String) async throws {
        let outside = try TemporaryFolder()
        try outside.write("secret", to: "secret.txt")
        #expect(symlink(outside.path, folder.path + "/out") == 0)
        #expect(symlink(outside.path + "/secret.txt", folder.path + "/secret-link.txt") == 0)
        #expect(symlink(".git/config", folder.path + "/config-link") == 0)
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try await RunningPreview.serve(folder) { preview in
            let answer = try preview.ask(target)
            #expect(answer.status == 404)
            #expect(!answer.text.contains("secret"))
        }
    }

    @Test func followsLinksInsideTheRootAndToIt() async throws {
        #expect(symlink("pokemon/mew", folder.path + "/newest") == 0)
        let other = try TemporaryFolder()
        #expect(symlink(folder.path, other.path + "/site") == 0)
        let site = try PreviewSite(root: other.path + "/site", base: "/")
        guard case .file? = try site.find([Array("newest".utf8), Array("index.html".utf8)]) else {
            Issue.record("the linked page was not found")
            return
        }
    }

    @Test func doesNotTakeAFolderWithALongerNameForTheRoot() throws {
        try folder.write("secret", to: "site-private/secret.txt")
        try folder.write("page", to: "site/index.html")
        #expect(symlink("../site-private/secret.txt", folder.path + "/site/link.txt") == 0)
        let site = try PreviewSite(root: folder.path + "/site", base: "/")
        #expect(try site.find([Array("link.txt".utf8)]) == nil)
    }

    @Test func answersHeadWithoutABody() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            for target in ["/", "/site.css", "/missing", "/pokemon"] {
                let head = try client.ask(target, method: "HEAD")
                var full = try client.ask(target)
                full.body = []
                #expect(head.status == full.status)
                #expect(head.fields["Content-Length"] == full.fields["Content-Length"])
                #expect(head.fields["ETag"] == full.fields["ETag"])
            }
        }
    }

    @Test func answersWhatTheClientKnowsWithNotModified() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            let tag = try #require(try client.ask("/site.css").fields["ETag"])
            for known in [tag, "W/" + tag, "\"other\" ,\(tag)", "*"] {
                let answer = try client.ask("/site.css", fields: "If-None-Match: \(known)")
                #expect(answer.status == 304)
                #expect(answer.fields["ETag"] == tag)
                #expect(answer.body.isEmpty)
            }
            #expect(try client.ask("/site.css", fields: "If-None-Match: \"other\"").status == 200)
            // The same size, and a time set by hand: two writes may share a tick of the file system's clock.
            let path = try folder.write("a { color: tan }", to: "site.css")
            let times = [timespec(tv_sec: 1, tv_nsec: 1), timespec(tv_sec: 1, tv_nsec: 1)]
            #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
            let changed = try client.ask("/site.css", fields: "If-None-Match: \(tag)")
            #expect(changed.status == 200)
            #expect(changed.fields["ETag"] != tag)
        }
    }

    @Test func refusesOtherMethods() async throws {
        try await RunningPreview.serve(folder) { preview in
            let answer = try preview.ask("/", method: "DELETE")
            #expect(answer.status == 405)
            #expect(answer.fields["Allow"] == "GET, HEAD")
            let client = try PreviewClient(port: preview.port)
            let post = try client.ask("/", method: "POST", fields: "Content-Length: 30")
            #expect(post.status == 405)
            #expect(post.fields["Connection"] == "close", "its content is not read as a request")
            #expect(try client.isEnded())
        }
    }

    @Test func refusesEachPortOrBaseOrFolderThatIsNone() throws {
        #expect(throws: PreviewError.invalidPort(65536)) {
            try PreviewServer(root: folder.path, base: "/", port: 65536)
        }
        for base in ["", "x", "/x", "x/", "//", "/../", "/a b/", "/\"/"] {
            #expect(throws: PreviewError.invalidBase(base)) {
                try PreviewServer(root: folder.path, base: base, port: 0)
            }
        }
        let file = folder.path + "/site.css"
        #expect(throws: PreviewError.noFolder(file)) { try PreviewServer(root: file, base: "/", port: 0) }
    }

    @Test func saysThatAPortIsInUse() throws {
        let server = try PreviewServer(root: folder.path, base: "/", port: 0)
        let error = #expect(throws: PreviewError.portInUse(server.port)) {
            try PreviewServer(root: folder.path, base: "/", port: server.port)
        }
        #expect(error?.description.contains("choose another port") == true)
    }
}
