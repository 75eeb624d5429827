import PokeModel

/// The addresses of pictures and cries, which follow from ids and file names.
///
/// Only the main pictures are linked; the other places where the API has some are null, as they are for many Pokémon.
enum Sprites {
    private static let root = "https://raw.githubusercontent.com/PokeAPI/"
    private static let pictures = root + "sprites/master/sprites/"

    private typealias Member = (key: String, value: JSONTree)

    /// The `sprites` of a pokemon.
    static func ofPokemon(_ scope: Scope) -> JSONTree {
        let file = "\(scope.resource.id).png"
        return .object(
            flat(front: .string(pictures + "pokemon/" + file)) + [
                (
                    key: "other",
                    value: .object([
                        (key: "dream_world", value: .object(empty(pair))),
                        (key: "home", value: .object(empty(four))),
                        (
                            key: "official-artwork",
                            value: .object([
                                (
                                    key: "front_default",
                                    value: .string(pictures + "pokemon/other/official-artwork/" + file)
                                ),
                                (key: "front_shiny", value: .null),
                            ])
                        ),
                        (key: "showdown", value: .object(empty(eight))),
                    ])
                ),
                (key: "versions", value: versions),
            ]
        )
    }

    /// The `sprites` of a form.
    static func ofForm(_ scope: Scope) -> JSONTree {
        let front = scope.row["picture"].text.map { JSONTree.string("\(pictures)pokemon/\($0).png") } ?? .null
        let versions = [
            ("generation-viii", [("brilliant-diamond-shining-pearl", pair)]),
            ("generation-ix", [("scarlet-violet", pair)]),
        ]
        return .object(flat(front: front) + [(key: "versions", value: .object(versions.map(generation)))])
    }

    /// The `sprites` of an item.
    static func ofItem(_ scope: Scope) -> JSONTree {
        let picture = scope.row["picture"].text.map { JSONTree.string("\(pictures)items/\($0).png") }
        return .object([(key: "default", value: picture ?? .null)])
    }

    /// The `sprites` of a type.
    static func ofType(_ scope: Scope) -> JSONTree {
        let hasIcons = if case .boolean(true) = scope.row["icon"] { true } else { false }
        return .object(
            typeGames.map { generation, games in
                let members = games.map { game -> Member in
                    let isLinked = hasIcons && game == "sword-shield"
                    let folder = "\(pictures)types/\(generation)/\(game)/"
                    return (
                        key: game,
                        value: .object([
                            (key: "name_icon", value: isLinked ? .string("\(folder)\(scope.resource.id).png") : .null),
                            (
                                key: "symbol_icon",
                                value: isLinked ? .string("\(folder)small/\(scope.resource.id).png") : .null
                            ),
                        ])
                    )
                }
                return (key: generation, value: .object(members))
            }
        )
    }

    /// The `cries` of a pokemon.
    static func cries(_ scope: Scope) -> JSONTree {
        let cries = scope.row.list("cries").compactMap { $0["cry"].text }
        return .object(
            ["latest", "legacy"].map { cry in
                let file = "\(root)cries/main/cries/pokemon/\(cry)/\(scope.resource.id).ogg"
                return (key: cry, value: cries.contains(cry) ? .string(file) : .null)
            }
        )
    }

    private static func flat(front: JSONTree) -> [Member] {
        eight.map { (key: $0, value: $0 == "front_default" ? front : .null) }
    }

    private static func empty(_ keys: [String]) -> [Member] { keys.map { (key: $0, value: .null) } }

    private static func generation(_ name: String, _ games: [(String, [String])]) -> Member {
        (key: name, value: .object(games.map { (key: $0, value: .object(empty($1))) }))
    }

    private static let pair = ["front_default", "front_female"]
    private static let shinies = ["front_default", "front_shiny"]
    private static let plain = ["back_default", "back_shiny"] + shinies
    private static let four = ["front_default", "front_female", "front_shiny", "front_shiny_female"]
    private static let eight = ["back_default", "back_female", "back_shiny", "back_shiny_female"] + four
    private static let gray = [
        "back_default", "back_gray", "back_transparent", "front_default", "front_gray", "front_transparent",
    ]
    private static let crystal =
        plain + ["back_shiny_transparent", "back_transparent", "front_shiny_transparent", "front_transparent"]

    private static let versions: JSONTree = {
        let groups: [(String, [(String, [String])])] = [
            ("generation-i", [("red-blue", gray), ("yellow", gray)]),
            (
                "generation-ii",
                [
                    ("crystal", crystal), ("gold", plain + ["front_transparent"]),
                    ("silver", plain + ["front_transparent"]),
                ]
            ),
            ("generation-iii", [("emerald", shinies), ("firered-leafgreen", plain), ("ruby-sapphire", plain)]),
            ("generation-iv", [("diamond-pearl", eight), ("heartgold-soulsilver", eight), ("platinum", eight)]),
            ("generation-vi", [("omegaruby-alphasapphire", four), ("x-y", four)]),
            ("generation-vii", [("icons", pair), ("ultra-sun-ultra-moon", four)]),
            ("generation-viii", [("brilliant-diamond-shining-pearl", pair), ("icons", pair)]),
            ("generation-ix", [("scarlet-violet", pair)]),
        ]
        // The only game with a level more.
        let blackWhite = empty(eight) + [(key: "animated", value: .object(empty(eight)))]
        let fifth: Member = (key: "generation-v", value: .object([(key: "black-white", value: .object(blackWhite))]))
        return .object(groups.map(generation) + [fifth])
    }()

    private static let typeGames = [
        ("generation-iii", ["colosseum", "emerald", "firered-leafgreen", "ruby-sapphire", "xd"]),
        ("generation-iv", ["diamond-pearl", "heartgold-soulsilver", "platinum"]),
        ("generation-v", ["black-2-white-2", "black-white"]),
        ("generation-vi", ["omega-ruby-alpha-sapphire", "x-y"]),
        ("generation-vii", ["lets-go-pikachu-lets-go-eevee", "sun-moon", "ultra-sun-ultra-moon"]),
        ("generation-viii", ["brilliant-diamond-shining-pearl", "legends-arceus", "sword-shield"]),
        ("generation-ix", ["scarlet-violet"]),
    ]
}
