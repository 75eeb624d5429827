import BuildSupport
import Diagnostics
import Glibc

/// A list of checksums as `sha256sum` writes it.
enum Checksums {
    /// Notes the files that it names.
    static func read(_ bytes: [UInt8], into facts: inout FileFacts, with resolver: LinkResolver) {
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard let name = entry(line)?.name else { continue }
            facts.add(.asset, name, line: index + 1, with: resolver)
        }
    }

    /// The files of a list at `path` below `folder` that have other bytes than it says; those that are not there are
    /// broken links, and not told here.
    static func differences(_ bytes: [UInt8], at path: String, in folder: String) throws -> [Diagnostic] {
        let place = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        return try bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let (sum, name) = entry(line), !name.contains("..") else { return nil }
            let file = "\(folder)/\(place)\(name)"
            guard try fileKind(file) == .file, try SHA256(of: FileDescriptor(file, O_RDONLY)).hexadecimal != sum else {
                return nil
            }
            return Diagnostic(
                .error,
                rule: "wrong-checksum",
                place: place + name,
                summary: "the file has other bytes than \(path) says"
            )
        }
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> (sum: String, name: String)? {
        guard line.count > 66 else { return nil }
        let text = String(decoding: line, as: UTF8.self)
        return (String(text.prefix(64)), String(text.dropFirst(66)))
    }
}
