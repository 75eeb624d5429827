import PokeModel
import Templating

/// What a species' page says of one of its varieties.
struct VarietyContext {
    let pokemon: Pokemon
    let species: Species
    let isFirst: Bool
    let edition: Edition

    init(_ pokemon: Pokemon, of species: Species, isFirst: Bool, edition: Edition) {
        self.pokemon = pokemon
        self.species = species
        self.isFirst = isFirst
        self.edition = edition
    }

    /// The context; forms take the anchors that nothing on the page has yet.
    func object(anchors: inout Set<String>) -> TemplateObject {
        let words = edition.words
        let name = edition.name(isFirst ? species.reference : pokemon.reference)
        return words.named(name).merging([
            "slug": .text(pokemon.slug),
            // The drawing is on the page once; what is small refers to it.
            "portrait": .text(pokemon.slug),
            "species": .number(Int(species.id)),
            "isFirst": .flag(isFirst),
            "number": .text(orAbsent: species.nationalNumber.map(Edition.number)),
            "genus": edition.block(species.genus),
            "ranks": .list(ranks.map { words.plain(words($0)) }),
            "tint": edition.tint(of: pokemon.reference),
            "picture": edition.picture(of: pokemon.reference, .large),
            "thumbnail": edition.picture(of: pokemon.reference),
            "cry": isFirst ? edition.media.path(of: pokemon.cry) : .absent,
            "types": edition.types(pokemon.types),
            "height": .text(pokemon.height.map { words.format.length(decimetres: Int($0)) } ?? words(.unknown)),
            "weight": .text(weight),
            "abilities": abilities,
            "forms": forms(anchors: &anchors),
            "looks": looks,
            "stats": StatsContext(pokemon, edition: edition).value,
            "matchups": .list(edition.defences(of: pokemon.types)),
            "shields": .list(edition.defences(byAbilitiesOf: pokemon)),
            "training": VarietyFacts(pokemon, edition: edition).value,
        ])
    }

    private var weight: String {
        guard pokemon.kilograms != nil, let weight = pokemon.weight else { return edition.words(.unknown) }
        return edition.words.format.weight(hectograms: Int(weight))
    }

    private var ranks: [Phrase] {
        (species.isBaby ? [.baby] : []) + (species.isLegendary ? [.legendary] : [])
            + (species.isMythical ? [.mythical] : [])
    }

    private var abilities: TemplateValue {
        let rows = pokemon.abilities.compactMap { slot in
            slot.ability.map { edition.link($0).merging(["isHidden": .flag(slot.isHidden)]) }
        }
        return rows.isEmpty ? .absent : ["rows": .list(rows)]
    }

    /// The forms, where there is more to say than that the variety has one.
    private func forms(anchors: inout Set<String>) -> TemplateValue {
        let forms = pokemon.forms.compactMap { edition.pokedex.forms[$0] }
        guard forms.contains(where: { $0.slug != pokemon.slug }) else { return .absent }
        let rows = forms.map { form in
            let name = edition.label(form.reference)
            let isFree = anchors.insert(form.slug).inserted
            return name.merging([
                "anchor": isFree ? .text(form.slug) : .absent, "sprite": edition.media.path(of: form.address),
            ])
        }
        return ["rows": .list(rows)]
    }
    /// Its sexes and its rare colours, where there is more to show than the usual look.
    private var looks: TemplateValue {
        let rows = pokemon.looks.compactMap { look, address -> TemplateObject? in
            let sprite = edition.media.path(of: address)
            guard case .text = sprite else { return nil }
            return ["sprite": sprite, "label": .text(edition.words(look.label))]
        }
        return rows.count < 2 ? .absent : ["rows": .list(rows)]
    }
}
