import PokeModel
import Templating

/// The pictures of all varieties, drawn ones and others, made once and shared by all languages.
struct ArtGallery: Sendable {
    private let pictures: [Int32: Picture]

    /// What the partial `picture` shows of a variety.
    struct Picture: Sendable {
        /// The classes of types and colour.
        let tint: String
        /// A drawing of our own.
        let drawing: TemplateValue
        /// The drawing, and above it PokeAPI's thumbnail where that is shown.
        let small: TemplateValue
        /// The drawing, and above it PokeAPI's main picture where that is shown.
        let large: TemplateValue

        init(_ drawing: Markup, tint: String, of pokemon: Pokemon, from media: MediaSource) {
            func value(_ sprite: TemplateValue, pixels: Int) -> TemplateValue {
                ["art": .markup(drawing), "tint": .text(tint), "sprite": sprite, "pixels": .number(pixels)]
            }
            self.tint = tint
            self.drawing = value(.absent, pixels: 96)
            small = value(media.path(of: pokemon.address(of: .small)), pixels: 96)
            large = value(media.path(of: pokemon.address(of: .large)), pixels: 475)
        }
    }

    /// Draws all varieties.
    init(_ pokedex: Pokedex, media: MediaSource) {
        var stages: [Reference: (family: Int32, stage: Int)] = [:]
        for tree in pokedex.evolutionTrees {
            guard let root = tree.root else { continue }
            Self.collect(root, family: root.species.id, stage: 0, into: &stages)
        }
        var pictures: [Int32: Picture] = [:]
        for pokemon in pokedex.pokemon {
            let species = pokedex.species[pokemon.species]
            let place = species.flatMap { stages[$0.reference] }
            let types = pokemon.types.map(pokedex.slug)
            let art = CreatureArt(
                CreatureArt.Traits(
                    family: Int(place?.family ?? species?.id ?? pokemon.id),
                    stage: place?.stage ?? 1,
                    shape: species?.shape.map(pokedex.slug) ?? "",
                    types: types,
                    isBaby: species?.isBaby ?? false,
                    isRare: species.map { $0.isLegendary || $0.isMythical } ?? false
                )
            )
            let first = types.first ?? "unknown"
            let color = species?.color.map(pokedex.slug) ?? "gray"
            pictures[pokemon.id] = Picture(
                Markup(trusted: art.drawing()),
                tint: "t-\(first) u-\(types.count > 1 ? types[1] : first) c-\(color)",
                of: pokemon,
                from: media
            )
        }
        self.pictures = pictures
    }

    /// The pictures of a variety; nil where there is no such variety.
    func picture(of pokemon: Reference) -> Picture? { pictures[pokemon.id] }

    private static func collect(
        _ node: EvolutionNode,
        family: Int32,
        stage: Int,
        into stages: inout [Reference: (family: Int32, stage: Int)]
    ) {
        stages[node.species] = (family, stage)
        for step in node.steps { collect(step.node, family: family, stage: stage + 1, into: &stages) }
    }
}
