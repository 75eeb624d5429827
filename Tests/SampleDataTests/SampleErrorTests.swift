import Foundation
import Testing

@testable import SampleData

/// What people are told who edit the sample and slip.
@Suite struct SampleErrorTests {
    /// Reads a copy of the sample in which `old` is replaced in one file.
    private func error(replacing old: String, with new: String, in file: String) throws -> SampleError {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // A folder that stays is in nobody's way.
        try FileManager.default.copyItem(at: URL(filePath: BundledSample.directory), to: folder)
        let url = folder.appending(path: file)
        let text = try String(contentsOf: url, encoding: .utf8)
        let range = try #require(text.range(of: old))
        try text.replacingCharacters(in: range, with: new).write(to: url, atomically: true, encoding: .utf8)
        let error = try #require(throws: SampleError.self) { try SampleTransport(directory: folder.path) }
        return error
    }

    @Test func hintsAtTheNearestSlug() throws {
        let error = try error(replacing: "cheri-berry | soft |", with: "cheri-berry | sotf |", in: "berry.txt")
        #expect(error.problem == "unknown berry-firmness \"sotf\"; did you mean \"soft\"?")
        #expect(error.description == "\(error.file):4: \(error.problem)")
    }

    @Test(arguments: [
        ("a cell too few", "1 | cheri | ", "1 | ", "berry.txt", "expected 12 cells"),
        ("an empty cell", "1 | cheri | ", "1 |  | ", "berry.txt", "the cell slug is empty; write - for nothing"),
        (
            "no number", "fire | 60 |", "fire | sixty |", "berry.txt",
            "expected a whole number in power, found \"sixty\""
        ),
        ("no id", "1 | cheri | ", "one | cheri | ", "berry.txt", "expected a whole number in id, found \"one\""),
        ("an id twice", "2 | chesto | ", "1 | chesto | ", "berry.txt", "there is another berry with the id 1"),
        (
            "a column unknown", "firmness | type", "hardness | type", "berry.txt",
            "unknown or repeated column \"hardness\""
        ),
        ("a language twice", "name.fr", "name.en", "nature.txt", "unknown or repeated column \"name.en\""),
        ("a language unknown", "name.fr", "name.xx", "nature.txt", "unknown language \"xx\""),
        ("a slug of two", "#2279", "roseli-berry", "berry.txt", "write #723 or #2279"),
        ("an id that is none", "#2279", "#9999", "berry.txt", "there is no item with the id \"#9999\""),
        ("no yes or no", "jp | yes", "jp | ja", "language.txt", "expected yes or no in official"),
        ("too many parts", "spicy 10,", "spicy 10 20,", "berry.txt", "expected berry-flavor, potency in flavors"),
        ("a key unknown", "level 16", "levle 16", "evolutions.txt", "did you mean \"level\"?"),
        ("a word unknown", "| gender-differences |", "| gendre |", "pokemon-species.txt", "expected one of baby"),
        ("a bad escape", "\\\\frac", "\\qrac", "growth-rate.txt", "after a backslash"),
        ("a rate unknown", "| fast |", "| faster |", "growth-rate.txt", "unknown growth rate"),
        (
            "a parent elsewhere", "| 1 | bulbasaur |", "| 1 | charmander |", "pokemon-species.txt",
            "expected to be in the chain"
        ),
        ("no kind", "item/venusaurite", "itme/venusaurite", "pokemon-form.txt", "expected a kind, / and a slug"),
    ])
    func namesTheLineAndWhatWasExpected(
        _ slip: String,
        _ old: String,
        _ new: String,
        _ file: String,
        _ expected: String
    ) throws {
        let error = try error(replacing: old, with: new, in: file)
        #expect(error.problem.contains(expected), "\(slip): \(error)")
        #expect(error.file.hasSuffix("/\(file)"))
        #expect(error.line != nil)
    }

    @Test func namesTheFamilyThatStartsTwice() throws {
        let error = try error(replacing: "| 1 | bulbasaur |", with: "| 1 | - |", in: "pokemon-species.txt")
        #expect(error.description.hasSuffix("from nothing, found 2"))
        #expect(error.file.hasSuffix("/evolution-chain.txt"))
    }

    @Test func asksForOneRowAboutTheSample() throws {
        #expect(try error(replacing: "1786060800 | -\n", with: "", in: "meta.txt").problem == "expected one row")
    }

    @Test func namesAFileThatIsMissing() throws {
        let error = try #require(throws: SampleError.self) { try SampleTransport(directory: "/nowhere") }
        #expect(error.file.hasPrefix("/nowhere/"))
        #expect(error.line == nil)
    }
}
