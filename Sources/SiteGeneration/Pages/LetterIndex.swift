import PokeModel
import SearchIndex
import Templating

/// The first letters of a list's names, each with the page of the list that has the first of them.
struct LetterIndex {
    /// A letter and the number of its page.
    let letters: [(letter: String, page: Int)]
    private let section: Section
    private let edition: Edition

    /// More would be no index: the first letters of names in Chinese are hundreds.
    static let most = 90

    /// The letter that a name stands under: without accents, `#` for numbers and signs; nil for an empty name.
    ///
    /// Of a Korean name it is the first consonant, as in dictionaries.
    static func letter(of name: String) -> String? {
        guard let first = fold(name).first else { return nil }
        return first.isLetter ? first.uppercased() : "#"
    }

    /// Reads the names of a list in its order; there is nothing to index of a list by number, or on one page.
    init(_ entries: [Reference], of section: Section, in edition: Edition) {
        self.section = section
        self.edition = edition
        var letters: [(letter: String, page: Int)] = []
        if section.order == .name, entries.count > section.rowsPerPage {
            var seen: Set<String> = []
            for (place, reference) in entries.enumerated() {
                guard let letter = Self.letter(of: edition.name(reference).text) else { continue }
                if seen.insert(letter).inserted { letters.append((letter, place / section.rowsPerPage + 1)) }
            }
        }
        self.letters = letters.count > Self.most ? [] : letters
    }

    /// What the partial `pages` asks for; absent where there is no index.
    var object: TemplateValue {
        guard !letters.isEmpty else { return .absent }
        let steps = letters.map { letter, page -> TemplateObject in
            [
                "letter": .text(letter),
                "path": .text(Page.list(section, number: page).folder(in: edition.pokedex)),
            ]
        }
        return ["steps": .list(steps)]
    }
}
