public import PokeModel

extension Kind {
    /// The type that the API's resources of this kind are read into.
    public var wireType: any WireResource.Type {
        switch self {
        case .ability: WireAbility.self
        case .berry: WireBerry.self
        case .berryFirmness: WireBerryFirmness.self
        case .berryFlavor: WireBerryFlavor.self
        case .characteristic: WireCharacteristic.self
        case .contestEffect: WireContestEffect.self
        case .contestType: WireContestType.self
        case .currency: WireCurrency.self
        case .eggGroup: WireEggGroup.self
        case .encounterCondition: WireEncounterCondition.self
        case .encounterConditionValue: WireEncounterConditionValue.self
        case .encounterMethod: WireEncounterMethod.self
        case .evolutionChain: WireEvolutionChain.self
        case .evolutionTrigger: WireEvolutionTrigger.self
        case .gender: WireGender.self
        case .generation: WireGeneration.self
        case .growthRate: WireGrowthRate.self
        case .item: WireItem.self
        case .itemAttribute: WireItemAttribute.self
        case .itemCategory: WireItemCategory.self
        case .itemFlingEffect: WireItemFlingEffect.self
        case .itemPocket: WireItemPocket.self
        case .language: WireLanguage.self
        case .location: WireLocation.self
        case .locationArea: WireLocationArea.self
        case .machine: WireMachine.self
        case .move: WireMove.self
        case .moveAilment: WireMoveAilment.self
        case .moveBattleStyle: WireMoveBattleStyle.self
        case .moveCategory: WireMoveCategory.self
        case .moveDamageClass: WireMoveDamageClass.self
        case .moveLearnMethod: WireMoveLearnMethod.self
        case .moveTarget: WireMoveTarget.self
        case .nature: WireNature.self
        case .palParkArea: WirePalParkArea.self
        case .pokeathlonStat: WirePokeathlonStat.self
        case .pokedex: WirePokedex.self
        case .pokemon: WirePokemon.self
        case .pokemonColor: WirePokemonColor.self
        case .pokemonForm: WirePokemonForm.self
        case .pokemonHabitat: WirePokemonHabitat.self
        case .pokemonShape: WirePokemonShape.self
        case .pokemonSpecies: WirePokemonSpecies.self
        case .region: WireRegion.self
        case .stat: WireStat.self
        case .superContestEffect: WireSuperContestEffect.self
        case .type: WireType.self
        case .version: WireVersion.self
        case .versionGroup: WireVersionGroup.self
        }
    }
}
