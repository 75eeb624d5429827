/// A way to evolve in words: what sets it off, then every condition.
public struct EvolutionSentence: Sendable, Hashable {
    /// A part of the sentence.
    public enum Piece: Sendable, Hashable {
        /// Words of the sentence itself, in its language.
        case text(String)
        /// A number, to be written as the language writes it.
        case number(Int32)
        /// Something that has a name.
        case resource(Reference)
    }

    /// The parts, in order.
    public let pieces: [Piece]

    /// The languages that sentences are in; for readers of others they are in one that these read as well, or in English.
    public static let languages: [LanguageTag] = EvolutionPhrases.byLanguage.keys.sorted().map {
        LanguageTag(unchecked: $0)
    }

    /// Says a way in a language; nil as the way says that nothing is known of it.
    ///
    /// `slug` gives the slugs of triggers and genders. A trigger that is new is told by its name, and a time of day that
    /// is new by the API's word for it.
    public init(_ way: EvolutionWay?, in language: LanguageTag, slug: (Reference) -> String?) {
        let phrases = EvolutionPhrases.phrases(for: language)
        let clauses = way?.clauses(slug: slug) ?? [EvolutionClause(.unknown)]
        var pieces: [Piece] = []
        for clause in clauses {
            if !pieces.isEmpty { pieces.append(.text(phrases.comma)) }
            for piece in phrases[clause.phrase] {
                switch piece {
                case .text(let text): pieces.append(.text(text))
                case .place(let name): pieces += clause.values.filter { $0.place == name }.map(\.value)
                }
            }
        }
        self.pieces = pieces
    }

    /// The sentence as one text; `name` gives the names of what it is about.
    public func text(name: (Reference) -> String) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let words): text += words
            case .number(let number): text += "\(number)"
            case .resource(let reference): text += name(reference)
            }
        }
    }
}
