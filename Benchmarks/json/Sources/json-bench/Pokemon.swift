/// The fields that `WirePokemon` reads, but for the pictures, as Foundation decodes them.
struct Pokemon: Decodable {
    struct Named: Decodable {
        let name: String
        let url: String
    }
    struct Ability: Decodable {
        let ability: Named?
        let is_hidden: Bool
        let slot: Int32
    }
    struct Slot: Decodable {
        let slot: Int32
        let type: Named
    }
    struct Stat: Decodable {
        let base_stat: Int32
        let effort: Int32
        let stat: Named
    }
    struct Index: Decodable {
        let game_index: Int32
        let version: Named
    }
    struct Held: Decodable {
        struct Version: Decodable {
            let rarity: Int32
            let version: Named
        }
        let item: Named
        let version_details: [Version]
    }
    struct Move: Decodable {
        struct Detail: Decodable {
            let level_learned_at: Int16
            let move_learn_method: Named
            let order: Int16?
            let version_group: Named
        }
        let move: Named
        let version_group_details: [Detail]
    }
    struct PastAbilities: Decodable {
        let abilities: [Ability]
        let generation: Named
    }
    struct PastTypes: Decodable {
        let types: [Slot]
        let generation: Named
    }
    struct PastStats: Decodable {
        let stats: [Stat]
        let generation: Named
    }
    struct Cries: Decodable {
        let latest: String?
        let legacy: String?
    }

    let id: Int32
    let name: String
    let species: Named
    let is_default: Bool
    let order: Int32?
    let height: Int32?
    let weight: Int32?
    let base_experience: Int32?
    let forms: [Named]
    let abilities: [Ability]
    let types: [Slot]
    let stats: [Stat]
    let past_abilities: [PastAbilities]
    let past_types: [PastTypes]
    let past_stats: [PastStats]
    let game_indices: [Index]
    let held_items: [Held]
    let moves: [Move]
    let cries: Cries
}
