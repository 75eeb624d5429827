import BuildSupport
import Glibc
import TestSupport
import Testing

@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        ("a", 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        ("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func hashesAsTheStandardDoes(unit: String, count: Int, expected: String) {
        #expect(SHA256(of: String(repeating: unit, count: count).utf8).hexadecimal == expected)
    }

    @Test(.enabled(if: SHA256.hasInstructions))
    func hashesAlikeWithAndWithoutTheProcessorsInstructions() {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
        for count in 0..<bytes.count {
            let message = bytes.prefix(count)
            #expect(SHA256(of: message, withInstructions: true) == SHA256(of: message, withInstructions: false))
        }
    }

    @Test(arguments: [0, 1, 63, 64, 1 << 20, (1 << 20) + 1, 3 << 20, (2 << 20) + 100])
    func hashesFilesAlike(count: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ $0 >> 9) }
        try writeNewFile(bytes, to: folder.path + "/file")
        #expect(try SHA256(of: FileDescriptor(folder.path + "/file", O_RDONLY)) == SHA256(of: bytes))
    }

    @Test func hashesWhatIsNotContiguousAlike() {
        let bytes = Array("abc".utf8)
        #expect(SHA256(of: bytes.lazy.map { $0 }) == SHA256(of: bytes))
    }

    @Test func writesBase64WithItsPadding() {
        #expect(SHA256(of: "abc".utf8).base64 == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }
}
