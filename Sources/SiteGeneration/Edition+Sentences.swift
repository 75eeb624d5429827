import PokeModel
import Templating

extension Edition {
    /// A phrase whose places are filled with links, in pieces for the partial `sentence`.
    func sentence(_ phrase: Phrase, _ values: KeyValuePairs<String, TemplateObject>) -> [TemplateObject] {
        words.pieces(of: phrase).map { piece in
            switch piece {
            case .text(let text): words.plain(text)
            case .place(let name): values.first { $0.key == name }?.value ?? words.plain("{\(name)}")
            }
        }
    }

    /// The links of several resources as one text, for the partial `sentence`.
    ///
    /// Neighbours that are in the same other language bear one mark, at the last of them.
    func joined(_ references: [Reference]) -> [TemplateObject] {
        let links = references.map(link)
        let marked = links.enumerated().map { place, link -> TemplateObject in
            guard let language = link["lang"]?.text, links.indices.contains(place + 1),
                links[place + 1]["lang"]?.text == language
            else { return link }
            return link.merging(["foreign": false])
        }
        return listed(marked.map { [$0] })
    }

    /// What is listed, each in pieces for the partial `sentence`, as one text with commas.
    func listed(_ pieces: [[TemplateObject]]) -> [TemplateObject] {
        var text: [TemplateObject] = []
        for (place, piece) in pieces.enumerated() {
            if place > 0 { text.append(comma) }
            text += piece
        }
        return text
    }

    /// A way to evolve in words, or that none is known; in pieces for the partial `sentence`, with links to what it names.
    func parts(of sentence: EvolutionSentence) -> [TemplateObject] {
        sentence.pieces.map { piece in
            switch piece {
            case .text(let text): words.plain(text)
            case .number(let number): words.plain(words.format.whole(Int(number)))
            case .resource(let reference): link(reference)
            }
        }
    }

    /// A way to evolve, nil for one that nothing is known of, in the language's words.
    func sentence(of way: EvolutionWay?) -> EvolutionSentence {
        EvolutionSentence(way, in: tag, slug: pokedex.slug)
    }
}

extension TemplateValue {
    /// The text of a value; nil for other sorts.
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
