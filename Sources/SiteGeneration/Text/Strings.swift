import BuildSupport
internal import FoundationEssentials
import JSON
import PokeModel
import Templating

/// What the pages of one language say by themselves, read from `strings/<language>.json`.
///
/// The file is an object of groups of strings. A string may have places to fill, as `{name}`; where a number decides
/// about the form, it is an object with `one` and `other`, or `other` alone in a language that has one form only. The group
/// `language` is ``LanguageSettings``. Adding a language is adding a file.
struct Strings: Sendable {
    /// The language.
    let language: LanguageTag
    /// How the language writes numbers, dates and lists.
    let settings: LanguageSettings
    /// All strings that templates can say, in their groups.
    let templateObject: TemplateObject
    /// The checksum of the file.
    let checksum: SHA256
    /// The keys that the file has, as `species.height`, sorted.
    let keys: [String]

    private let patterns: [Pattern]
    private let sections: [Section: [SectionPhrase: Pattern]]

    /// The language's name in itself.
    var name: String { settings.name }
    /// How numbers are written.
    var format: NumberFormat { settings.numbers }

    /// Reads the strings of a language; every phrase must be there.
    init(directory: String, language: LanguageTag) throws(SiteError) {
        let file = "\(directory)/\(language).json"
        guard FileManager.default.fileExists(atPath: file) else {
            throw .noStrings(language: language, file: file, available: Self.available(in: directory))
        }
        try self.init(ThemeFolder.read(file), file: file, language: language)
    }

    /// Reads strings from JSON; `file` is what errors call it.
    init(_ bytes: [UInt8], file: String, language: LanguageTag) throws(SiteError) {
        let entries = try Self.entries(of: bytes, file: file)
        let texts = Dictionary(entries, uniquingKeysWith: { $1 })
        self.language = language
        checksum = SHA256(of: bytes)
        keys = texts.keys.sorted()

        let settings = try LanguageSettings(file: file) { key in
            if case .text(let text)? = texts["language.\(key)"] { text } else { nil }
        }
        self.settings = settings

        func pattern(_ key: String) throws(SiteError) -> Pattern {
            guard let entry = texts[key] else { throw .badStrings(file: file, key: key, reason: "is missing") }
            if case .counted(let one, _) = entry, (one == nil) != (settings.numbers.plural == .none) {
                throw .badStrings(
                    file: file,
                    key: key,
                    reason: one == nil
                        ? "must have a form for \"one\", as \"language.plural\" says"
                        : "must have no form for \"one\": \"language.plural\" is \"none\""
                )
            }
            return Pattern(entry)
        }
        var patterns: [Pattern] = []
        for phrase in Phrase.allCases { patterns.append(try pattern(phrase.rawValue)) }
        self.patterns = patterns
        var sections: [Section: [SectionPhrase: Pattern]] = [:]
        for section in Section.allCases {
            for phrase in SectionPhrase.allCases where phrase.isNeeded(of: section) {
                sections[section, default: [:]][phrase] = try pattern(phrase.key(of: section))
            }
        }
        self.sections = sections
        templateObject = Self.grouped(texts)
    }

    /// A phrase without places to fill.
    func callAsFunction(_ phrase: Phrase) -> String { callAsFunction(phrase, [:]) }

    /// A phrase with its places filled.
    func callAsFunction(_ phrase: Phrase, _ values: KeyValuePairs<String, String>) -> String {
        pieces(of: phrase).reduce(into: "") { text, piece in
            switch piece {
            case .text(let part): text += part
            case .place(let name): text += values.first { $0.key == name }?.value ?? "{\(name)}"
            }
        }
    }

    /// A phrase that counts something; the number fills the place `{count}`.
    func callAsFunction(_ phrase: Phrase, count: Int) -> String { fill(patterns[phrase.number], count: count) }

    /// What a section's list or one of its resources is called; a count of them with its number.
    ///
    /// Empty where the strings need not say it.
    func callAsFunction(_ phrase: SectionPhrase, of section: Section, count: Int = 0) -> String {
        sections[section]?[phrase].map { fill($0, count: count) } ?? ""
    }

    private func fill(_ pattern: Pattern, count: Int) -> String {
        pattern.pieces(isOne: format.plural.isOne(count)).reduce(into: "") { text, piece in
            switch piece {
            case .text(let part): text += part
            case .place: text += format.whole(count)
            }
        }
    }

    /// Texts as a list: with commas, or what the language has for them.
    func list(_ texts: some Sequence<String>) -> String { texts.joined(separator: settings.comma) }

    /// The pieces of a phrase, for those whose places take more than text.
    func pieces(of phrase: Phrase) -> [TextPiece] { patterns[phrase.number].pieces(isOne: false) }

    /// The forms of a phrase by the number that it counts, with the places as in the file.
    func forms(of phrase: Phrase) -> (one: String?, other: String) {
        func joined(_ pieces: [TextPiece]) -> String {
            pieces.reduce(into: "") { text, piece in
                switch piece {
                case .text(let part): text += part
                case .place(let name): text += "{\(name)}"
                }
            }
        }
        let pattern = patterns[phrase.number]
        return (pattern.one.map(joined), joined(pattern.other))
    }

    /// What a key of the file holds.
    private enum Entry {
        case text(String)
        case counted(one: String?, other: String)
    }

    /// A phrase, cut at its places.
    private struct Pattern: Sendable {
        var one: [TextPiece]?
        var other: [TextPiece]

        func pieces(isOne: Bool) -> [TextPiece] { isOne ? one ?? other : other }

        init(_ entry: Entry) {
            switch entry {
            case .text(let text): other = TextPiece.pieces(of: text)
            case .counted(let one, let other):
                self.one = one.map { TextPiece.pieces(of: $0) }
                self.other = TextPiece.pieces(of: other)
            }
        }
    }
}

// MARK: Reading

extension Strings {
    /// The languages that have a file in a folder, sorted.
    static func available(in directory: String) -> [String] {
        // A folder that cannot be read has no languages to offer; the caller reports the file that it wanted.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private static func entries(of bytes: [UInt8], file: String) throws(SiteError) -> [(String, Entry)] {
        do {
            return try JSONParser().withDocument(bytes) { document in
                guard let groups = document.members else {
                    throw SiteError.badStrings(file: file, key: "", reason: "the file must be an object of groups")
                }
                var entries: [(String, Entry)] = []
                for group in groups {
                    let name = String(decoding: group.name, as: UTF8.self)
                    guard let members = group.value.members else {
                        throw SiteError.badStrings(file: file, key: name, reason: "must be an object of strings")
                    }
                    for member in members {
                        let key = "\(name).\(String(decoding: member.name, as: UTF8.self))"
                        entries.append((key, try entry(member.value, key: key, file: file)))
                    }
                }
                return entries
            }
        } catch let error as SiteError {
            throw error
        } catch {
            throw .badStrings(file: file, key: "", reason: "the file is not JSON: \(error)")
        }
    }

    private static func entry(_ value: JSONValue, key: String, file: String) throws(SiteError) -> Entry {
        if let text = value.string { return .text(text) }
        guard let other = value["other"]?.string else {
            throw .badStrings(
                file: file,
                key: key,
                reason: "must be a text, or an object of texts with \"other\" and perhaps \"one\""
            )
        }
        return .counted(one: value["one"]?.string, other: other)
    }

    /// The texts without places, as templates say them: `t.species.height`.
    private static func grouped(_ entries: [String: Entry]) -> TemplateObject {
        var groups: [(String, [(String, TemplateValue)])] = []
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard case .text(let text) = entry, let period = key.firstIndex(of: ".") else { continue }
            let group = String(key[..<period])
            let member = (String(key[key.index(after: period)...]), TemplateValue.text(text))
            if groups.last?.0 == group {
                groups[groups.count - 1].1.append(member)
            } else {
                groups.append((group, [member]))
            }
        }
        return TemplateObject(groups.map { ($0.0, .object(TemplateObject($0.1))) })
    }
}
