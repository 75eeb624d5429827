import Diagnostics
import Glibc
import TestSupport
import Testing

@testable import SiteValidation

/// A small tree in one file: lines about what is to be found, then each file behind a line with its path.
struct CorpusTree {
    let name: String
    var expected: [String] = []
    var syntax = PageSyntax.xml
    var files: [(path: String, text: String)] = []

    init(name: String, _ text: String) {
        self.name = name
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("-- "), line.hasSuffix(" --") {
                files.append((String(line.dropFirst(3).dropLast(3)), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            } else if line == "syntax: html" {
                syntax = .html
            } else if line.hasPrefix("expect: ") {
                expected.append(String(line.dropFirst(8)))
            }
        }
    }

    /// What is found in it, a line for each group.
    func found() async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await validateTree(folder.path, syntax: syntax, jobs: 1).groups.map { group in
            let times = group.count > 1 ? " (\(group.count) times)" : ""
            return "\(group.rule) \(group.severity.rawValue) \(group.example.place): \(group.example.summary)\(times)"
        }
    }

    /// The file of the tree with other expectations.
    func text(expecting lines: [String]) -> String {
        (syntax == .html ? "syntax: html\n" : "") + lines.map { "expect: \($0)\n" }.joined()
            + files.map { "-- \($0.path) --\n\($0.text)" }.joined()
    }

    static func folder(_ name: String) -> String {
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
    }

    /// The trees of a folder beside this file, in the order of their names.
    static func all(in name: String) throws -> [CorpusTree] {
        let files = try TextFolder(path: folder(name)).files()
        return files.map { CorpusTree(name: String($0.name.dropLast(4)), $0.text) }
    }
}

@Suite struct CorpusTests {
    /// `RECORD_GOLDENS=1` writes what is found into the trees: read the difference before it is committed.
    private let isRecording = getenv("RECORD_GOLDENS") != nil

    @Test func everyBrokenTreeIsToldAsExpected() async throws {
        let trees = try CorpusTree.all(in: "Invalid")
        #expect(trees.count >= 100)
        for tree in trees {
            let found = try await tree.found()
            if isRecording {
                let folder = TextFolder(path: CorpusTree.folder("Invalid"))
                try folder.write(tree.text(expecting: found), to: tree.name + ".txt")
            } else {
                #expect(found == tree.expected, "\(tree.name)")
            }
            #expect(!found.isEmpty, "\(tree.name)")
            // A tree is named after the rule that it breaks, so that no other fault stands for it.
            #expect(found.contains { tree.name.hasPrefix($0.prefix { $0 != " " }) }, "\(tree.name)")
        }
    }

    @Test func everyRuleHasABrokenTree() throws {
        let broken = try CorpusTree.all(in: "Invalid").flatMap(\.expected).map { String($0.prefix { $0 != " " }) }
        #expect(Set(broken) == Set(ValidationRule.all.map(\.name)))
    }

    @Test func rulesHaveTheSeverityThatTheyAreListedWith() throws {
        let severities = Dictionary(uniqueKeysWithValues: ValidationRule.all.map { ($0.name, $0.severity.rawValue) })
        for line in try CorpusTree.all(in: "Invalid").flatMap(\.expected) {
            let words = line.split(separator: " ")
            #expect(severities[String(words[0])] == String(words[1]), "\(line)")
        }
    }

    @Test func nothingIsFoundInGoodTrees() async throws {
        let trees = try CorpusTree.all(in: "Valid")
        #expect(trees.count >= 9)
        for tree in trees { #expect(try await tree.found() == [], "\(tree.name)") }
    }

    @Test func goodTreesHaveEveryElementOfHTML() throws {
        let text = try CorpusTree.all(in: "Valid").filter { $0.syntax == .xml }.flatMap(\.files).map(\.text).joined()
        let drawing: Set = [
            "clipPath", "desc", "image", "marker", "mask", "pattern", "radialGradient", "symbol", "textPath",
        ]
        let missing = Grammars.markup.elementNames.subtracting(drawing).filter {
            !text.contains("<\($0)>") && !text.contains("<\($0) ") && !text.contains("<\($0)/>")
        }
        #expect(missing.sorted() == [])
    }
}

@Suite struct ValidationDocumentTests {
    @Test func listsEveryRuleWithAnExample() throws {
        let folder = CorpusTree.folder("../../docs")
        let text = try #require(try TextFolder(path: folder).files().first { $0.name == "validation.md" }).text
        let sections = text.split(separator: "\n### ").dropFirst()
        let listed = sections.map { String($0.dropFirst().prefix { $0 != "`" }) }
        #expect(listed.sorted() == ValidationRule.all.map(\.name).sorted())
        for section in sections {
            let rule = try #require(ValidationRule.all.first { section.hasPrefix("`\($0.name)`") })
            #expect(section.contains(rule.summary), "\(rule.name)")
            #expect(section.contains(rule.severity == .error ? "(error)" : "(warning)"), "\(rule.name)")
            #expect(section.contains("    "), "\(rule.name) has no example")
        }
    }
}
