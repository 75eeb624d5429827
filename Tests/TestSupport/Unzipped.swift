import Foundation
public import Testing

/// The content of a gzip file, as the system's own `gzip` reads it; a file that it finds fault with fails the test.
public func unzipped(_ file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file.gz"
    try Data(file).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-dc", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try withExtendedLifetime(folder) { try output.fileHandleForReading.readToEnd() ?? Data() }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, sourceLocation: sourceLocation)
    return Array(bytes)
}
