import Glibc
import TestSupport
import Testing

@testable import BuildSupport

@Suite struct PathTextTests {
    private static let names: [[UInt8]] = [
        Array("plain.html".utf8), Array("é 日本 🎈".utf8), [0xFF], [0x63, 0xE9, 0x2E], [0xC3], [0xE2, 0x82],
        [0xF0, 0x9F, 0x8E],
        [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x81, 0xFE],
        // Characters that stand for bytes elsewhere.
        Array("\u{10FE80}\u{10FEFF}".utf8), Array("\u{10FE80}".utf8) + [0x80], Array("\u{10FE7F}\u{10FF00}".utf8),
    ]

    @Test func everyNameHasATextThatLeadsBackToIt() throws {
        for name in Self.names { #expect(String(pathBytes: name).pathBytes == name, "\(name)") }
        #expect(Set(Self.names.map(String.init(pathBytes:))).count == Self.names.count)
        #expect(String(pathBytes: Array("é 日本 🎈".utf8)) == "é 日本 🎈")
        var generator = SplitMix64(state: 1)
        for _ in 0..<2_000 {
            let name = (0..<8).map { _ in
                [UInt8](arrayLiteral: 0x41, 0x80, 0xC3, 0xE2, 0xF4, 0x8F, 0xBA, 0xBF).randomElement(using: &generator)
                    ?? 0
            }
            #expect(String(pathBytes: name).pathBytes == name, "\(name)")
        }
    }

    @Test func filesOfEveryNameAreListedReadMovedAndRemoved() throws {
        let folder = try TemporaryFolder()
        for name in Self.names {
            let path = folder.path + "/" + String(pathBytes: name)
            try makeFolders(path)
            try writeNewFile(name, to: path + "/" + String(pathBytes: name))
            #expect(try folderEntries(folder.path).map(\.name.pathBytes) == [name])
            let found = try filesBelow(folder.path)
            #expect(found.map(\.pathBytes) == [name + [0x2F] + name])
            #expect(try readFile(folder.path + "/" + found[0]) == name)
            #expect(try fileKind(path) == .folder && isFolder(path))
            try replaceFile(folder.path + "/" + found[0], with: [1], isSynchronized: false)
            try movePath(path, to: folder.path + "/moved")
            #expect(try fileKind(path) == nil && isFolder(folder.path + "/moved"))
            #expect(try removeTree(folder.path + "/moved"))
        }
    }

    @Test(arguments: [
        ("plain é", "plain é", "plain é"), ("a\nb\t", "a\\u{a}b\\u{9}", "a\nb\\u{9}"),
        ("\u{1B}[31m\u{9B}", "\\u{1b}[31m\\u{9b}", "\\u{1b}[31m\\u{9b}"),
        ("\u{202E}\u{2066}\u{2028}", "\\u{202e}\\u{2066}\\u{2028}", "\\u{202e}\\u{2066}\\u{2028}"),
        (String(pathBytes: [0x61, 0xFF]), "a\\xff", "a\\xff"),
    ])
    func showsNothingThatControlsATerminal(text: String, line: String, lines: String) {
        #expect(text.shown == line)
        #expect(text.withoutControls == lines)
    }

    @Test func anErrorShowsItsPathOnOneLine() {
        let error = FileSystemError("read", "a\n\u{1B}", code: ENOENT)
        #expect("\(error)" == "could not read \"a\\u{a}\\u{1b}\": No such file or directory")
    }
}
