import Glibc
import PokeAPI
import TestSupport
import Testing
import Transfer

@Suite struct MirrorFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String) throws {
        var current = folder.path
        for part in path.split(separator: "/").dropLast() {
            current += "/" + part
            guard mkdir(current, 0o755) == 0 || errno == EEXIST else { throw POSIXFailure(code: errno) }
        }
        guard let file = fopen(folder.path + "/" + path, "w") else { throw POSIXFailure(code: errno) }
        fputs(text, file)
        fclose(file)
    }

    private func answer(_ transport: MirrorTransport, _ path: String) throws -> Response {
        transport.start(Request(try #require(APIPath(parsing: path))))
        return try #require(transport.finished(waitingAtMost: .zero).first).result.get()
    }

    @Test(arguments: ["", "data/"])
    func readsBothLayoutsOfAMirror(prefix: String) throws {
        try write(prefix + "api/v2/index.json", "{}")
        try write(prefix + "api/v2/nature/index.json", "[]")
        try write(prefix + "api/v2/pokemon/1/encounters/index.json", "[1]")
        let transport = MirrorTransport(try #require(MirrorFolder(path: folder.path)))
        #expect(try answer(transport, "").body == Array("{}".utf8))
        #expect(try answer(transport, "nature/?offset=0&limit=200").body == Array("[]".utf8))
        #expect(try answer(transport, "pokemon/1/encounters").body == Array("[1]".utf8))
        #expect(try answer(transport, "pokemon/2/encounters").status == 404)
        #expect(transport.finished(waitingAtMost: .zero).isEmpty)
    }

    @Test func isNoMirrorWithoutAnIndex() throws {
        try write("api/v2/nature/index.json", "[]")
        #expect(MirrorFolder(path: folder.path) == nil)
    }

    @Test func tellsWhatIsNoFile() throws {
        try write("api/v2/index.json", "{}")
        try write("api/v2/nature/1/index.json/x", "")
        let transport = MirrorTransport(try #require(MirrorFolder(path: folder.path)))
        #expect(throws: TransportFailure.self) { try answer(transport, "nature/1/") }
    }

    @Test(.timeLimit(.minutes(1))) func waitsForNoPipeAndReadsNoEndlessFile() throws {
        try write("api/v2/index.json", "{}")
        try write("api/v2/nature/1/index.json", "")
        try write("api/v2/nature/2/x", "")
        #expect(truncate(folder.path + "/api/v2/nature/1/index.json", 1 << 40) == 0)
        #expect(mkfifo(folder.path + "/api/v2/nature/2/index.json", 0o600) == 0)
        let transport = MirrorTransport(try #require(MirrorFolder(path: folder.path)))
        for path in ["nature/1/", "nature/2/"] {
            #expect(throws: TransportFailure.self, "\(path)") { try answer(transport, path) }
        }
    }
}
