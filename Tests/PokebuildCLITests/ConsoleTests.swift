import BuildSupport
import Dispatch
import Glibc
import JSON
import Testing

@testable import PokebuildCLI

@Suite struct ConsoleTests {
    /// What a console with some options writes to stderr, which is no terminal.
    private func written(by options: Options = Options(), _ body: (Console) -> Void) -> String {
        let pipe = Pipe()
        body(Console(options, errors: FileOutput(descriptor: pipe.input), terminal: nil))
        pipe.closeInput()
        return pipe.text()
    }

    private func options(_ word: String) throws -> Options {
        try CommandLineParser().parse(["build", word]) { _ in [] }.options
    }

    private func tellAll(_ console: Console) {
        console.error("an error")
        console.warn("a warning")
        console.note("a note", event: "published") { $0.member("files", 3) }
        console.tell(Event(level: .progress, name: "p", message: "progress"))
        console.tell(Event(level: .detail, name: "d", message: "a detail"))
    }

    @Test func tellsPeopleWhatTheyAskFor() throws {
        let usual = "pokebuild: error: an error\npokebuild: warning: a warning\na note\nprogress\n"
        #expect(written(tellAll) == usual)
        #expect(written(by: try options("-v"), tellAll) == usual + "a detail\n")
        #expect(written(by: try options("-q"), tellAll) == "pokebuild: error: an error\n")
        #expect(written(by: try options("--progress=none"), tellAll) == usual.replacing("progress\n", with: ""))
    }

    @Test func tellsProgramsOneObjectALine() throws {
        let text = written(by: try options("--log-format=json"), tellAll)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 5)
        for line in lines {
            let keys = try JSONParser().withDocument(Array(line.utf8)) { root in
                (root.members.map(Array.init) ?? []).map { String(decoding: $0.name, as: UTF8.self) }
            }
            #expect(keys.starts(with: ["level", "event", "message"]))
        }
        #expect(lines[2] == #"{"level":"note","event":"published","message":"a note","files":3}"#)
    }

    @Test func letsNobodyOrderTheTerminalAbout() {
        let text = written { $0.note("a\u{1B}[2Jb\rc\u{9B}d\u{202E}e\nf") }
        #expect(text == "a\\u{1b}[2Jb\\u{d}c\\u{9b}d\\u{202e}e\nf\n")
    }

    @Test func saysThatAResultCouldNotBeWritten() throws {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let console = Console(Options(), output: FileOutput(descriptor: full, name: "stdout"), terminal: nil)
        #expect(throws: FileSystemError("write to", "stdout", code: ENOSPC)) { try console.result("a result") }
    }

    @Test func losesNothingToAReaderThatIsSlow() async {
        let pipe = Pipe()
        // A pipe that does not wait refuses what is over its capacity, in the middle of a line.
        _ = fcntl(pipe.input, F_SETFL, fcntl(pipe.input, F_GETFL) | O_NONBLOCK)
        let console = Console(Options(), errors: FileOutput(descriptor: pipe.input), terminal: nil)
        // Those who wait must not take the threads that tasks share.
        DispatchQueue.global().async {
            DispatchQueue.concurrentPerform(iterations: 4) { writer in
                for number in 0..<200 { console.note("\(writer) \(number) " + String(repeating: "x", count: 900)) }
            }
            pipe.closeInput()
        }
        let text = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: pipe.text()) }
        }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 800)
        #expect(lines.allSatisfy { $0.hasSuffix(" " + String(repeating: "x", count: 900)) })
    }
}

/// A pipe whose both ends are the test's.
private final class Pipe: Sendable {
    let input: Int32
    private let output: Int32

    init() {
        var ends: [Int32] = [0, 0]
        Glibc.pipe(&ends)
        (output, input) = (ends[0], ends[1])
    }

    func closeInput() { close(input) }

    /// What was written, once nobody can write any more.
    func text() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        close(output)
        return String(decoding: bytes, as: UTF8.self)
    }
}
