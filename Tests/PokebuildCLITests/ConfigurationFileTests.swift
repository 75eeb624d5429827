import Glibc
import TestSupport
import Testing

@testable import PokebuildCLI

@Suite struct ConfigurationFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func fault(_ path: String) -> String? {
        do {
            _ = try ConfigurationFile.options(named: path)
            return nil
        } catch let error as CommandLineError {
            return CommandLineErrorFormatter().sentence(for: error)
        } catch {
            return "\(error)"
        }
    }

    @Test func readsTextsNumbersListsAndFlags() throws {
        let text = #"{"api":"http://x/","rate":1.5,"jobs":2,"languages":["en","fr"],"sample":false,"offline":true}"#
        let options = try ConfigurationFile.options(named: try folder.write(text, to: "c.json"))
        #expect(options.map(\.name) == ["--api", "--rate", "--jobs", "--languages", "--offline"])
        #expect(options.map(\.value) == ["http://x/", "1.5", "2", "en,fr", nil])
    }

    @Test(arguments: [
        ("[]", "expected an object of options"), (#"{"jobs":1,"jobs":2}"#, "`jobs` is there twice"),
        (#"{"jobs":null}"#, "`jobs` is null; expected a text, a number, a list, true or false"),
        (#"{"languages":["en",1]}"#, "`languages[1]` is 1; expected a text"),
    ])
    func namesTheFileAndTheMember(text: String, expected: String) throws {
        let path = try folder.write(text, to: "c.json")
        #expect(fault(path) == "\(path): \(expected)")
    }

    @Test func readsOnBehindAByteOrderMark() throws {
        let options = try ConfigurationFile.options(named: try folder.write("\u{FEFF}{\"jobs\":2}", to: "c.json"))
        #expect(options.map(\.name) == ["--jobs"])
    }

    @Test func tellsWhatCannotBeRead() {
        symlink("nowhere", folder.path + "/link")
        for (path, reason) in [
            (folder.path + "/link", "could not open"), (folder.path, "Is a directory"), ("/dev/zero", "File too large"),
        ] {
            #expect(fault(path)?.hasPrefix("\(path): could not") == true)
            #expect(fault(path)?.contains(reason) == true)
        }
    }
}
