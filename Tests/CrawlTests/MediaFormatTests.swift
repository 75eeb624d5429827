import Crawl
import Testing

@Suite struct MediaFormatTests {
    private static let files: [(MediaFormat, [UInt8])] = [
        (.png, SmallFiles.png()), (.ogg, SmallFiles.ogg(pages: [10, 300])), (.gif, Array("GIF89a1234;".utf8)),
        (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9]),
        (.webp, Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPabcd".utf8)),
    ]

    @Test(arguments: files) func knowsWholeFiles(format: MediaFormat, file: [UInt8]) {
        #expect(MediaFormat(of: file) == format)
    }

    @Test(arguments: files) func refusesThemCutAnywhere(format: MediaFormat, file: [UInt8]) {
        for length in 0..<file.count where !Self.isWholePage(Array(file.prefix(length))) {
            #expect(MediaFormat(of: Array(file.prefix(length))) == nil, "\(format) of \(length) bytes")
        }
    }

    /// An Ogg file cut behind a page looks like a shorter one.
    private static func isWholePage(_ file: [UInt8]) -> Bool { file == SmallFiles.ogg(pages: [10]) }

    @Test(arguments: [
        "", "<!DOCTYPE html><html></html>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "{\"id\":1}", "GIF88a;",
        "BM123456", "RIFF\u{4}\u{0}\u{0}\u{0}WAVE", "OggS", "\u{89}PNG",
    ])
    func refusesOtherFiles(text: String) {
        #expect(MediaFormat(of: Array(text.utf8)) == nil)
    }

    @Test func believesNoLengthThatIsLongerThanTheFile() {
        var png = SmallFiles.png()
        png.replaceSubrange(8..<12, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(MediaFormat(of: png) == nil)
    }
}
