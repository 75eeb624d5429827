import PokeModel
import Templating

/// The page of a species, with all its varieties and forms.
struct SpeciesPage {
    let species: Species
    let edition: Edition

    init(_ species: Species, edition: Edition) {
        self.species = species
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let name = edition.name(species.reference)
        let number = species.nationalNumber.map(Edition.number) ?? ""
        let varieties = species.varieties.compactMap { edition.pokedex.pokemon[$0] }
        let types = varieties.first?.types.map { edition.name($0).text }.joined(separator: " / ") ?? ""
        let groups = VarietyGroups(varieties: varieties, edition: edition)
        let training = TrainingFacts(species, edition: edition)
        let genus = species.genus.text(for: edition.tag)?.text ?? ""
        return PageContent(
            title: words(
                .titleSpecies,
                ["name": edition.distinctName(species.reference), "number": number, "site": words(.siteName)]
            ),
            description: words(
                .describeSpecies,
                ["name": name.text, "number": number, "genus": genus, "types": types]
            ),
            context: [
                "varieties": .list(self.varieties(varieties)),
                "switch": .flag(varieties.count > 1),
                "moves": groups.value(by: \.learnsets) { pokemon, place, count in
                    // The tables of many varieties would be most of the page, and mostly alike.
                    LearnsetContext(pokemon, edition: edition, isBrief: place > 0 && count > Self.inFull).object
                },
                "places": groups.value(by: { PlacesContext($0, edition: edition).games }) { pokemon, _, _ in
                    PlacesContext(pokemon, edition: edition).object
                },
                "evolution": EvolutionTreeContext(species, edition: edition).value,
                "training": .list([
                    panel("catching", .catching, training.catching), panel("breeding", .breeding, training.breeding),
                    panel("record", .record, training.record),
                ]),
                "names": .list(names),
                "tint": varieties.first.map { edition.tint(of: $0.reference) } ?? "",
                "texts": edition.texts(species.flavorTexts.map(GameText.init)),
                "about": edition.prose(species.formDescription),
            ]
        )
    }

    /// How many varieties' own learnsets are told in full.
    private static let inFull = 4

    private func panel(_ slug: String, _ heading: Phrase, _ facts: [TemplateObject]) -> TemplateObject {
        ["slug": .text(slug), "heading": .text(edition.words(heading)), "facts": .list(facts)]
    }

    private func varieties(_ varieties: [Pokemon]) -> [TemplateObject] {
        // A form that shares its variety's slug shares the anchor; of two forms with one slug the first has it.
        var anchors = Set(varieties.map(\.slug))
        return varieties.enumerated().map { place, pokemon in
            VarietyContext(pokemon, of: species, isFirst: place == 0, edition: edition)
                .object(anchors: &anchors)
        }
    }

    /// The name in every language of the data; languages of one people that agree are told once.
    private var names: [TemplateObject] {
        var rows: [TemplateObject] = []
        var seen: Set<String> = []
        for entry in species.name.entries where seen.insert("\(entry.language.primary) \(entry.text)").inserted {
            rows.append([
                "tag": .text(entry.language.description), "label": .text(entry.language.endonym),
                "text": .text(entry.text),
            ])
        }
        return rows
    }
}
