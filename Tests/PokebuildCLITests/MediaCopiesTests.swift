import BuildSupport
import Checkpoints
import PokeAPI
import TestSupport
import Testing

@testable import PokebuildCLI

@Suite struct MediaCopiesTests {
    private let folder: TemporaryFolder
    private let gif = Array("GIF89a1;".utf8)

    init() throws { folder = try TemporaryFolder() }

    /// Stores pictures by path, then publishes the copies of some.
    private func copies(
        of paths: [String],
        stored: [String: [UInt8]]
    ) throws -> (copies: MediaCopies, files: [OutputFile]) {
        let store = try CheckpointStore(path: folder.path + "/s.sqlite3", source: "test")
        let media = try MediaStore(store)
        for (path, body) in stored {
            try media.save(try #require(MediaPath(path)), body: body, entityTag: nil, fetched: 1)
        }
        try store.commit()
        var files: [OutputFile] = []
        let addresses = paths.map { MediaPath.root + $0 }
        let copies = try MediaCopies(of: addresses, from: StoreReader(path: folder.path + "/s.sqlite3")) {
            files.append($0)
        }
        return (copies, files)
    }

    @Test func namesCopiesAfterWhatTheyAreAndTheirContent() throws {
        let path = "sprites/master/sprites/pokemon/25.png"
        let (copies, files) = try copies(of: [path], stored: [path: gif])
        // By its bytes it is a GIF, whatever it is called upstream.
        let name = "assets/pokemon-25.\(SHA256(of: gif).hexadecimal.prefix(10)).gif"
        #expect(copies.paths == [MediaPath.root + path: try #require(OutputPath(name))])
        #expect(files.map(\.path.description) == [name] && files.map(\.bytes) == [gif])
        #expect(copies.missing.isEmpty)
    }

    @Test func publishesEqualFilesOnce() throws {
        let paths = ["sprites/a/1.png", "sprites/a/2.png"]
        let (copies, files) = try copies(of: paths, stored: [paths[0]: gif, paths[1]: gif])
        #expect(files.count == 1 && copies.paths.count == 2)
        #expect(Set(copies.paths.values) == Set(files.map(\.path)))
    }

    @Test func namesWhatHasNoCopy() throws {
        let paths = ["sprites/a/absent.png", "sprites/a/odd.png", "sprites/../x.png"]
        let (copies, files) = try copies(of: paths, stored: [paths[1]: Array("<html>".utf8)])
        #expect(files.isEmpty && copies.paths.isEmpty)
        #expect(copies.missing == paths.map { MediaPath.root + $0 })
    }

    @Test func cutsLongNames() throws {
        let path = "sprites/a/" + String(repeating: "x", count: 280) + ".png"
        let (copies, files) = try copies(of: [path], stored: [path: gif])
        #expect(copies.paths.count == 1 && files.count == 1)
    }
}
