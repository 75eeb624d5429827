import PokeAPI
import PokeModel

/// The slug and the name of every resource.
///
/// Names that the API does not give are built: of pokemon and forms from species, of berries from items, of machines from
/// items and moves, of version groups from versions. A resource always has an English name, at least its slug as words.
struct Identities: Sendable {
    /// A resource's slug and name.
    struct Identity: Sendable {
        let slug: String
        let name: LocalizedText
    }

    private var byKind: [[Int32: Identity]] = Array(repeating: [:], count: Kind.allCases.count)
    private let languages: Languages

    init(_ wire: WireSnapshot, _ languages: Languages) {
        self.languages = languages
        addNamed(wire)
        addDescribed(wire)
        addPokemon(wire)
        addJoined(wire)
    }

    /// A resource's slug and name; nil where the resource is missing.
    subscript(reference: Reference) -> Identity? { byKind[Int(reference.kind.rawValue)][reference.id] }

    /// Whether a resource is there.
    func contains(_ reference: Reference) -> Bool {
        byKind[Int(reference.kind.rawValue)].index(forKey: reference.id) != nil
    }

    /// Whether any resource of a kind is there.
    func hasAny(of kind: Kind) -> Bool { !byKind[Int(kind.rawValue)].isEmpty }

    /// The name of a resource; empty where the resource is missing.
    func name(of reference: Reference) -> LocalizedText { self[reference]?.name ?? .none }

    /// A text of one line in each language.
    func line(_ texts: [WireText]) -> LocalizedText { languages.line(texts) }

    /// Adds the resources of one kind.
    mutating func add<Resource: WireResource>(
        _ resources: [Resource],
        slug: (Resource) -> String,
        name: (Resource) -> LocalizedText
    ) {
        let slugs = SlugAssigner.assign(resources.map { ($0.id, slug($0)) })
        var identities: [Int32: Identity] = [:]
        identities.reserveCapacity(resources.count)
        for resource in resources {
            let unique = slugs[resource.id] ?? "\(resource.id)"
            var text = name(resource)
            if text[.english] == nil {
                text = LocalizedText(text.entries + [Localized(prettified(slug(resource)), .english)])
            }
            if text.isEmpty { text = LocalizedText([Localized(unique, .english)]) }
            identities[resource.id] = Identity(slug: unique, name: text)
        }
        byKind[Int(Resource.kind.rawValue)] = identities
    }

    private mutating func add<Resource: WireResource>(
        _ resources: [Resource],
        _ slug: (Resource) -> String,
        _ names: (Resource) -> [WireText]
    ) {
        let languages = languages
        add(resources, slug: slug) { languages.line(names($0)) }
    }

    /// The kinds that have names.
    private mutating func addNamed(_ wire: WireSnapshot) {
        add(wire.abilities, \.name, \.names)
        add(wire.berryFirmnesses, \.name, \.names)
        add(wire.berryFlavors, \.name, \.names)
        add(wire.contestTypes, \.name, \.names)
        add(wire.currencies, \.name, \.names)
        add(wire.eggGroups, \.name, \.names)
        add(wire.encounterConditions, \.name, \.names)
        add(wire.encounterConditionValues, \.name, \.names)
        add(wire.encounterMethods, \.name, \.names)
        add(wire.evolutionTriggers, \.name, \.names)
        add(wire.generations, \.name, \.names)
        add(wire.items, \.name, \.names)
        let languages = languages
        add(wire.itemAttributes, slug: \.name) { attribute in
            // The only names with underscores.
            languages.clean(attribute.names) { cleanedFlavorText($0, in: $1).replacing("_", with: " ") }
        }
        add(wire.itemCategories, \.name, \.names)
        add(wire.itemPockets, \.name, \.names)
        add(wire.languages, \.name, \.names)
        add(wire.locations, \.name, \.names)
        add(wire.moves, \.name, \.names)
        add(wire.moveAilments, \.name, \.names)
        add(wire.moveBattleStyles, \.name, \.names)
        add(wire.damageClasses, \.name, \.names)
        add(wire.learnMethods, \.name, \.names)
        add(wire.moveTargets, \.name, \.names)
        add(wire.natures, \.name, \.names)
        add(wire.palParkAreas, \.name, \.names)
        add(wire.pokeathlonStats, \.name, \.names)
        add(wire.regionalDexes, \.name, \.names)
        add(wire.colors, \.name, \.names)
        add(wire.habitats, \.name, \.names)
        add(wire.shapes, \.name, \.names)
        add(wire.species, \.name, \.names)
        add(wire.regions, \.name, \.names)
        add(wire.stats, \.name, \.names)
        add(wire.types, \.name, \.names)
        add(wire.versions, \.name, \.names)
    }

    /// The kinds that have descriptions in place of names, or neither.
    private mutating func addDescribed(_ wire: WireSnapshot) {
        add(wire.characteristics, { "characteristic-\($0.id)" }, \.descriptions)
        add(wire.growthRates, \.name, \.descriptions)
        add(wire.moveCategories, \.name) { _ in [] }
        add(wire.itemFlingEffects, \.name) { _ in [] }
        add(wire.contestEffects, { "contest-effect-\($0.id)" }, \.flavorTexts)
        add(wire.superContestEffects, { "super-contest-effect-\($0.id)" }, \.flavorTexts)
        add(wire.genders, slug: \.name) { genderName($0.name) }
    }
}
