import BuildSupport
import Diagnostics
import JSON

/// What a project has decided about the rules: how bad a breach is, and which ones it knows of and why.
public struct ValidationSettings: Sendable {
    /// Some diagnostics that are left out of a report.
    struct Exception: Sendable {
        let rule: String
        /// A path from the site's root, in which `*` stands for anything, also slashes.
        let path: String
    }

    /// What is wrong with a settings file.
    public struct Fault: Error, CustomStringConvertible {
        /// What and where, as a part of a sentence.
        public let description: String

        init(description: String) { self.description = description }

        /// A value that is another than was expected.
        init(_ value: JSONValue, expected: String) {
            let place = value.path.isEmpty ? "it" : "`\(value.path)`"
            description = "\(place) is \(value.excerpt); expected \(expected)"
        }
    }

    private var severities: [String: Diagnostic.Severity] = [:]
    private var exceptions: [Exception] = []

    /// Settings that change nothing.
    public init() {}

    /// Reads settings: an object with `severities`, whose members are `error` or `warning` by rule, and `ignore`, a list
    /// of objects with `rule`, `path` and `reason`.
    ///
    /// Throws ``Fault`` for anything else: a slip in a name would keep a rule that was meant to go, or the other way.
    public init(_ bytes: [UInt8]) throws {
        var settings = ValidationSettings()
        do {
            try JSONParser().withDocument(bytes) { try settings.read($0) }
        } catch let error as JSONSyntaxError {
            throw Fault(description: error.description)
        }
        self = settings
    }

    private mutating func read(_ root: JSONValue) throws(Fault) {
        for (name, value) in try members(of: root, expected: "an object with severities and ignore") {
            switch name {
            case "severities":
                for (name, value) in try members(of: value, expected: "an object of rules") {
                    guard let severity = value.string.flatMap(Diagnostic.Severity.init(rawValue:)) else {
                        throw Fault(value, expected: "error or warning")
                    }
                    severities[try rule(name)] = severity
                }
            case "ignore":
                guard let entries = value.elements else {
                    throw Fault(value, expected: "a list of objects with rule, path and reason")
                }
                for entry in Array(entries) { exceptions.append(try exception(entry)) }
            default: throw Fault(description: "`\(value.path)` is unknown; expected severities or ignore")
            }
        }
    }

    private func exception(_ entry: JSONValue) throws(Fault) -> Exception {
        var texts: [String: String] = [:]
        for (name, value) in try members(of: entry, expected: "an object with rule, path and reason") {
            guard ["rule", "path", "reason"].contains(name) else {
                throw Fault(description: "`\(value.path)` is unknown; expected rule, path and reason")
            }
            guard let text = value.string, text.contains(where: { !$0.isWhitespace }) else {
                throw Fault(value, expected: "a text")
            }
            texts[name] = text
        }
        guard let name = texts["rule"], let path = texts["path"], texts["reason"] != nil else {
            throw Fault(description: "`\(entry.path)` lacks a rule, a path or a reason")
        }
        return Exception(rule: try rule(name), path: path)
    }

    /// An object's members, of which no two have one name: a reader would only see that one of them counts.
    private func members(
        of value: JSONValue,
        expected: String
    ) throws(Fault) -> [(name: String, value: JSONValue)] {
        guard let members = value.members else { throw Fault(value, expected: expected) }
        var names: Set<String> = []
        var found: [(name: String, value: JSONValue)] = []
        for member in members {
            let name = String(decoding: member.name, as: UTF8.self)
            guard names.insert(name).inserted else { throw Fault(description: "`\(member.value.path)` is there twice") }
            found.append((name, member.value))
        }
        return found
    }

    private func rule(_ name: String) throws(Fault) -> String {
        let names = ValidationRule.all.map(\.name)
        guard names.contains(name) else {
            let hint = nearMiss(of: name, among: names).map { "; did you mean `\($0)`?" } ?? ""
            throw Fault(description: "there is no rule `\(name)`\(hint)")
        }
        return name
    }

    /// The diagnostic as these settings have it; nil where it is to be ignored.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        if !exceptions.isEmpty {
            let path = diagnostic.position.path
            if exceptions.contains(where: { $0.rule == diagnostic.rule && Self.matches(path, $0.path) }) { return nil }
        }
        guard let severity = severities[diagnostic.rule], severity != diagnostic.severity else { return diagnostic }
        return Diagnostic(severity, rule: diagnostic.rule, place: diagnostic.place, summary: diagnostic.summary)
    }

    private static func matches(_ path: Substring, _ pattern: String) -> Bool {
        var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)[...]
        guard parts.count > 1 else { return path == pattern }
        guard let first = parts.popFirst(), let last = parts.popLast(), path.hasPrefix(first) else { return false }
        var rest = path.dropFirst(first.count)
        for part in parts {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Diagnostic {
    /// The file, and the line and column from 1 where they are known, that a place as `en/index.html:3:5` stands for.
    var position: (path: Substring, line: Int?, column: Int?) {
        var parts = place.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        return (parts.joined(separator: ":")[...], numbers.first, numbers.dropFirst().first)
    }
}
