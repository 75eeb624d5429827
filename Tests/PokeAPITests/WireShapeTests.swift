import Diagnostics
import PokeModel
import Testing

@testable import PokeAPI

/// The shapes of the API that are unlike the others, and those of older deployments.
@Suite struct WireShapeTests {
    private func decode<Resource: WireResource>(_ type: Resource.Type, _ text: String) throws -> Resource {
        let decoder = WireDecoder()
        let resource = try Array(text.utf8).withUnsafeBytes { try decoder.decode(type, id: 1, from: $0) }
        #expect(decoder.drift == [])
        return resource
    }

    private func id(of type: (some WireResource).Type, _ text: String) throws -> Int32 { try decode(type, text).id }

    private func form(_ conditions: String) -> String {
        #"{"id":1,"pokemon":{"url":"/api/v2/pokemon/1/"},"trigger_conditions":[\#(conditions)]}"#
    }

    @Test func readsEveryShapeOfTriggerConditions() throws {
        let conditions = try decode(
            WirePokemonForm.self,
            form(
                """
                {"trigger":"gigantamax-factor"},
                {"trigger":"key-item","base_form":{"name":"kyurem","url":"/api/v2/pokemon-form/646/"}},
                {"trigger":"held-item","name":"griseous-core","url":"/api/v2/item/1790/"},
                {"trigger":"ability","name":"power-construct","url":"/api/v2/ability/211/",
                 "base_form":{"name":"zygarde-10","url":"/api/v2/pokemon-form/10220/"}},
                {"trigger":"move","name":"relic-song","url":"/api/v2/move/547/"}
                """
            )
        ).triggerConditions
        #expect(conditions.map(\.trigger) == ["gigantamax-factor", "key-item", "held-item", "ability", "move"])
        #expect(
            conditions.map(\.cause)
                == [nil, nil, Reference(.item, 1790), Reference(.ability, 211), Reference(.move, 547)]
        )
        #expect(
            conditions.map(\.baseForm)
                == [nil, Reference(.pokemonForm, 646), nil, Reference(.pokemonForm, 10220), nil]
        )
    }

    @Test func refusesACauseOfAnotherKind() {
        let text = form(#"{"trigger":"region","name":"kanto","url":"/api/v2/region/1/"}"#)
        let error = #expect(throws: WireError.self) { try decode(WirePokemonForm.self, text) }
        #expect(error?.path == "trigger_conditions[0].url")
        #expect(error?.expected == "/api/v2/item/<id>/ or /api/v2/ability/<id>/ or /api/v2/move/<id>/")
    }

    @Test func flattensLearnsets() throws {
        let pokemon = try decode(
            WirePokemon.self,
            """
            {"id":1,"species":{"url":"/api/v2/pokemon-species/1/"},"location_area_encounters":"/api/v2/pokemon/1/encounters",
             "moves":[{"move":{"url":"/api/v2/move/14/"},"version_group_details":[
                {"level_learned_at":0,"move_learn_method":{"url":"/api/v2/move-learn-method/4/"},
                 "order":null,"version_group":{"url":"/api/v2/version-group/1/"}},
                {"version_group":{"url":"/api/v2/version-group/25/"},"order":3,"level_learned_at":12,
                 "move_learn_method":{"url":"/api/v2/move-learn-method/1/"}}]},
              {"move":{"url":"/api/v2/move/15/"},"version_group_details":[]}],
             "past_abilities":[{"generation":{"url":"/api/v2/generation/4/"},
                "abilities":[{"ability":null,"is_hidden":true,"slot":3}]}]}
            """
        )
        #expect(pokemon.moves.map(\.move) == [14, 14])
        #expect(pokemon.moves.map(\.versionGroup) == [1, 25])
        #expect(pokemon.moves.map(\.method) == [4, 1])
        #expect(pokemon.moves.map(\.level) == [0, 12])
        #expect(pokemon.moves.map(\.order) == [nil, 3])
        #expect(pokemon.pastAbilities.first?.generation == Reference(.generation, 4))
        #expect(pokemon.pastAbilities.first?.values.map(\.ability) == [nil])
    }

    @Test func keepsEveryPicture() throws {
        let sprites = try decode(
            WirePokemon.self,
            """
            {"id":1,"species":{"url":"/api/v2/pokemon-species/1/"},
             "sprites":{"front_default":"f","front_female":null,
               "other":{"dream_world":{"front_default":"d.svg"},"official-artwork":{"front_shiny":"as"}},
               "versions":{"generation-x":{"new-game":{"animated":{"front_default":"x"}}}}}}
            """
        ).sprites
        #expect(
            sprites.pictures.map { "\($0.path) \($0.address)" } == [
                "front_default f", "other.dream_world.front_default d.svg", "other.official-artwork.front_shiny as",
                "versions.generation-x.new-game.animated.front_default x",
            ]
        )
    }

    @Test(arguments: [#""../x":"a""#, #""":"a""#, #""A":"a""#, #""a":{"b c":"d"}"#])
    func takesNoPicturesUnderNamesThatAreNoWords(member: String) throws {
        let decoder = WireDecoder()
        let text = #"{"id":1,"sprites":{"good":"g",\#(member)}}"#
        let type = try Array(text.utf8).withUnsafeBytes { try decoder.decode(WireType.self, id: 1, from: $0) }
        #expect(type.sprites.pictures.map(\.path) == ["good"])
        #expect(decoder.drift.map(\.count) == [1])
    }

    @Test func goesNoDeeperIntoPicturesThanEightLevels() throws {
        let decoder = WireDecoder()
        func nested(_ depth: Int) -> String { depth == 0 ? #""x""# : #"{"a":\#(nested(depth - 1))}"# }
        let text = #"{"id":1,"sprites":{"deep":\#(nested(200)),"fine":\#(nested(7))}}"#
        let type = try Array(text.utf8).withUnsafeBytes { try decoder.decode(WireType.self, id: 1, from: $0) }
        #expect(type.sprites.pictures.map(\.path) == ["fine.a.a.a.a.a.a.a"])
        #expect(decoder.drift.count == 1)
    }

    @Test func tellsValuesThatAreNew() throws {
        let decoder = WireDecoder()
        func read(_ type: (some WireResource).Type, _ text: String) throws {
            _ = try Array(text.utf8).withUnsafeBytes { try decoder.decode(type, id: 1, from: $0) }
        }
        try read(WireEvolutionTrigger.self, #"{"id":1,"name":"dance"}"#)
        try read(WirePokemonForm.self, form(#"{"trigger":"mood"},{"trigger":"mood"},{"trigger":"move"}"#))
        let species = #""species":{"url":"/api/v2/pokemon-species/1/"}"#
        let times = ["", "day", "dawn"].map { #"{"time_of_day":"\#($0)"}"# }.joined(separator: ",")
        try read(WireEvolutionChain.self, #"{"id":1,"chain":{\#(species),"evolution_details":[\#(times)]}}"#)
        #expect(
            decoder.drift.map(\.diagnostic).map { "\($0.rule) at \($0.place): \($0.summary)" } == [
                """
                unknown-value at evolution-chain chain.evolution_details[].time_of_day: the API sends "dawn", which this \
                version does not know (1 times, as in evolution-chain/1)
                """,
                """
                unknown-value at evolution-trigger name: the API sends "dance", which this version does not know \
                (1 times, as in evolution-trigger/1)
                """,
                """
                unknown-value at pokemon-form trigger_conditions[].trigger: the API sends "mood", which this version \
                does not know (2 times, as in pokemon-form/1)
                """,
            ]
        )
    }

    @Test func readsThePriceOfOlderItems() throws {
        let item = try decode(WireItem.self, #"{"id":1,"cost":200}"#)
        #expect(item.cost == 200)
        #expect(item.prices.isEmpty)
    }

    @Test func readsTheCapitalsOfOlderLanguages() throws {
        #expect(try decode(WireLanguage.self, #"{"id":1,"name":"ja-Hrkt","official":true}"#).name == "ja-Hrkt")
    }

    @Test func readsTheNamesOfContestColors() throws {
        let type = try decode(
            WireContestType.self,
            """
            {"id":1,"name":"cool","names":[{"color":"Red","language":{"url":"/api/v2/language/9/"},"name":"Cool"}]}
            """
        )
        #expect(type.names == [WireText(language: 9, text: "Cool")])
        #expect(type.colors == [WireText(language: 9, text: "Red")])
    }

    /// What a kind cannot do without, besides the id.
    private static let required: [Kind: String] = [
        .berry: #""item":{"url":"/api/v2/item/1/"}"#,
        .encounterConditionValue: #""condition":{"url":"/api/v2/encounter-condition/1/"}"#,
        .evolutionChain: #""chain":{"species":{"url":"/api/v2/pokemon-species/1/"}}"#,
        .locationArea: #""location":{"url":"/api/v2/location/1/"}"#,
        .machine: """
        "item":{"url":"/api/v2/item/1/"},"move":{"url":"/api/v2/move/1/"},
        "version_group":{"url":"/api/v2/version-group/1/"}
        """,
        .pokemon: #""species":{"url":"/api/v2/pokemon-species/1/"}"#,
        .pokemonForm: #""pokemon":{"url":"/api/v2/pokemon/1/"}"#,
        .version: #""version_group":{"url":"/api/v2/version-group/1/"}"#,
        .versionGroup: #""generation":{"url":"/api/v2/generation/1/"}"#,
    ]

    @Test(arguments: Kind.allCases)
    func readsResourcesWithNothingButTheNecessary(of kind: Kind) throws {
        #expect(kind.wireType.kind == kind)
        let rest = Self.required[kind].map { "," + $0 } ?? ""
        #expect(try id(of: kind.wireType, #"{"id":1\#(rest)}"#) == 1)
        #expect(throws: WireError.self) { try id(of: kind.wireType, #"{"id":null\#(rest)}"#) }
        if !rest.isEmpty {
            #expect(throws: WireError.self) { try id(of: kind.wireType, #"{"id":1}"#) }
        }
    }

    @Test func leavesOnlyDerivableMembersUnread() {
        let ignored = Kind.allCases.flatMap { kind in
            kind.wireType.ignoredMembers.map { "\(kind.slug).\($0)" }
        }
        #expect(ignored == ["pokemon.location_area_encounters"])
    }
}
