import BuildSupport
import ChangeReport
import PokeModel
import Templating

@testable import SiteGeneration

/// A small Pokédex made by hand, with the species whose names and forms are hard.
enum Fixture {
    static let es = LanguageTag(unchecked: "es")

    static func text(_ english: String, es spanish: String? = nil) -> LocalizedText {
        LocalizedText(
            [Localized(english, .english)] + (spanish.map { [Localized($0, es)] } ?? [])
        )
    }

    /// A site of the Pokédex with the repository's theme.
    static func site(
        _ pokedex: Pokedex = pokedex(),
        languages: [LanguageTag] = [.english, es],
        kinds: Set<Kind>? = nil,
        baseURL: String? = nil,
        sprites: SiteOptions.Sprites = .none,
        downloads: [Download] = [],
        copies: [String: OutputPath] = [:],
        changes: ChangeHistory = ChangeHistory()
    ) throws -> Site {
        let options = SiteOptions(languages: languages, kinds: kinds, baseURL: baseURL, sprites: sprites)
        let theme = try SiteTheme(templates: Theme.library(), siteDirectories: [Theme.site], options: options)
        return try Site(
            pokedex: pokedex,
            options: options,
            theme: theme,
            editions: Editions(of: pokedex, options: options, theme: theme, copies: copies),
            downloads: downloads,
            changes: changes
        )
    }

    static func edition(_ pokedex: Pokedex = pokedex(), in language: LanguageTag = .english) throws -> Edition {
        Edition(
            words: try Strings(directory: "\(Theme.site)/strings", language: language),
            pokedex: pokedex,
            map: SiteMap(pokedex, kinds: nil),
            arts: ArtGallery(pokedex, media: MediaSource(sprites: .none)),
            media: MediaSource(sprites: .none)
        )
    }

    static func pokedex() -> Pokedex {
        var pokedex = Pokedex()
        pokedex.source = Source(hash: "0d8fe2bf", date: "2026-08-06")
        pokedex.stats = Table(
            ["hp", "attack", "defense", "special-attack", "special-defense", "speed"].enumerated().map {
                Stat(id: Int32($0.offset + 1), slug: $0.element, name: text($0.element.capitalizedWords))
            }
        )
        pokedex.types = Table(types())
        pokedex.colors = Table([PokemonColor(id: 1, slug: "red", name: text("Red"))])
        pokedex.shapes = Table([PokemonShape(id: 1, slug: "quadruped", name: text("Quadruped"))])
        pokedex.generations = Table([Generation(id: 1, slug: "generation-i", name: text("Generation I"))])
        pokedex.versionGroups = Table([
            versionGroup(1, "red-blue", "Red / Blue"), versionGroup(2, "gold-silver", "Gold / Silver"),
        ])
        pokedex.versions = Table([version(1, "red", group: 1), version(2, "gold", group: 2)])
        pokedex.learnMethods = Table([
            MoveLearnMethod(id: 1, slug: "level-up", name: text("Level up", es: "Subir de nivel")),
            MoveLearnMethod(id: 4, slug: "machine", name: text("Machine")),
        ])
        pokedex.damageClasses = Table([MoveDamageClass(id: 2, slug: "physical", name: text("physical", es: "físico"))])
        pokedex.moves = Table([move(33, "tackle", "Tackle", es: "Placaje"), move(45, "growl", "Growl", es: "Gruñido")])
        pokedex.abilities = Table([Ability(id: 65, slug: "overgrow", name: text("Overgrow", es: "Espesura"))])
        pokedex.items = Table([
            Item(id: 1, slug: "meteorite", name: text("Meteorite")),
            Item(id: 2, slug: "meteorite-2", name: text("Meteorite")),
        ])
        pokedex.natures = Table([Nature(id: 1, slug: "hardy", name: text("Hardy", es: "Fuerte"))])
        add(386, "deoxys", text("Deoxys"), varieties: [(386, "deoxys-normal"), (10001, "deoxys-attack")], to: &pokedex)
        add(29, "nidoran-f", text("Nidoran♀"), varieties: [(29, "nidoran-f")], to: &pokedex)
        add(83, "farfetchd", text("Farfetch’d"), varieties: [(83, "farfetchd")], to: &pokedex)
        add(772, "type-null", text("Type: Null", es: "Código Cero"), varieties: [(772, "type-null")], to: &pokedex)
        return pokedex
    }

    /// Adds a species and its varieties, each with one form of its own slug.
    static func add(
        _ id: Int32,
        _ slug: String,
        _ name: LocalizedText,
        varieties: [(Int32, String)],
        to pokedex: inout Pokedex
    ) {
        var species = Species(id: id, slug: slug, name: name)
        species.nationalNumber = id
        species.genus = text("Test Pokémon")
        species.generation = Reference(.generation, 1)
        species.color = Reference(.pokemonColor, 1)
        species.shape = Reference(.pokemonShape, 1)
        species.genderRatio = .female(eighths: 1)
        species.varieties = varieties.map { Reference(.pokemon, $0.0) }
        var pokemon = pokedex.pokemon.rows
        var forms = pokedex.forms.rows
        for (place, variety) in varieties.enumerated() {
            let own = place == 0 ? name : text("\(name[.english] ?? "") \(variety.1)")
            var row = Pokemon(id: variety.0, slug: variety.1, name: own)
            row.species = species.reference
            row.isDefault = place == 0
            row.types = [Reference(.type, 1)]
            row.height = 7
            row.weight = 69
            row.stats = (1...6).map { StatValue(stat: Reference(.stat, $0), base: 40 + $0, effort: $0 == 1 ? 2 : 0) }
            row.abilities = [AbilitySlot(ability: Reference(.ability, 65), slot: 1, isHidden: false)]
            row.forms = [Reference(.pokemonForm, variety.0)]
            row.learnsets = [learnset([1], levels: [(1, 33), (7, 45)])]
            pokemon.append(row)
            var form = Form(id: variety.0, slug: variety.1, name: own)
            form.pokemon = row.reference
            form.types = row.types
            forms.append(form)
        }
        pokedex.pokemon = Table(pokemon)
        pokedex.forms = Table(forms)
        pokedex.species = Table(pokedex.species.rows + [species])
    }

    static func learnset(_ groups: [Int32], levels: [(Int32, Int32)]) -> Learnset {
        Learnset(
            versionGroups: groups.map { Reference(.versionGroup, $0) },
            methods: [
                LearnedMoves(
                    method: Reference(.moveLearnMethod, 1),
                    moves: levels.map { LearnedMove(level: $0.0, move: Reference(.move, $0.1)) }
                )
            ]
        )
    }

    private static func types() -> [PokeType] {
        var normal = PokeType(id: 1, slug: "normal", name: text("Normal"))
        normal.relations.noDamageTo = [Reference(.type, 8)]
        normal.relations.noDamageFrom = [Reference(.type, 8)]
        var ghost = PokeType(id: 8, slug: "ghost", name: text("Ghost", es: "Fantasma"))
        ghost.relations.noDamageTo = [Reference(.type, 1)]
        ghost.relations.doubleDamageTo = [Reference(.type, 8)]
        return [normal, ghost]
    }

    private static func versionGroup(_ id: Int32, _ slug: String, _ name: String) -> VersionGroup {
        var group = VersionGroup(id: id, slug: slug, name: text(name))
        group.order = id
        return group
    }

    private static func version(_ id: Int32, _ slug: String, group: Int32) -> Version {
        var version = Version(id: id, slug: slug, name: text(slug.capitalizedWords))
        version.versionGroup = Reference(.versionGroup, group)
        return version
    }

    private static func move(_ id: Int32, _ slug: String, _ name: String, es: String) -> Move {
        var move = Move(id: id, slug: slug, name: text(name, es: es))
        move.type = Reference(.type, 1)
        move.damageClass = Reference(.moveDamageClass, 2)
        move.power = 40
        return move
    }
}

extension String {
    fileprivate var capitalizedWords: String {
        split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}

extension Site {
    /// A page's text.
    func page(_ path: String) throws -> String {
        guard let route = routes.first(where: { $0.path.description == path }) else { throw NoSuchPage(path: path) }
        var bytes: [UInt8] = []
        try render(draft(of: route), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of a file beside the pages.
    func file(_ path: String) throws -> String {
        guard let file = files.first(where: { $0.path.description == path }) else { throw NoSuchPage(path: path) }
        return String(decoding: file.bytes, as: UTF8.self)
    }
}

struct NoSuchPage: Error {
    let path: String
}

extension TemplateValue {
    /// The text of a value; nil for other sorts.
    var asText: String? { if case .text(let text) = self { text } else { nil } }
}
