/// A phrase of a sentence about a way to evolve, and what its places are filled with; in no language yet.
struct EvolutionClause {
    let phrase: EvolutionPhrase
    let values: [(place: String, value: EvolutionSentence.Piece)]

    init(_ phrase: EvolutionPhrase, _ values: (place: String, value: EvolutionSentence.Piece)...) {
        self.phrase = phrase
        self.values = values
    }
}

extension EvolutionWay {
    /// What sets it off, then the conditions that the trigger has not told, in a fixed order.
    ///
    /// `slug` tells what triggers and genders are.
    func clauses(slug: (Reference) -> String?) -> [EvolutionClause] {
        let trigger = trigger.flatMap(slug)
        return [self.trigger(trigger)] + conditions(after: trigger, gender: gender.flatMap(slug))
    }

    private func trigger(_ slug: String?) -> EvolutionClause {
        switch slug {
        case "level-up": return minLevel.map { EvolutionClause(.level, ("level", .number($0))) } ?? .init(.levelUp)
        case "trade": return tradeSpecies.map { .init(.tradeFor, ("species", .resource($0))) } ?? .init(.trade)
        case "use-item": if let item { return .init(.useItem, ("item", .resource(item))) }
        case "shed": return .init(.shed)
        case "spin": return .init(.spin)
        case "tower-of-darkness": return .init(.towerOfDarkness)
        case "tower-of-waters": return .init(.towerOfWaters)
        case "three-critical-hits": return .init(.criticalHits)
        case "take-damage": if let points = minDamageTaken { return .init(.damage, ("points", .number(points))) }
        case "recoil-damage": if let points = minDamageTaken { return .init(.recoil, ("points", .number(points))) }
        case "agile-style-move": if let clause = moves(.agileStyle) { return clause }
        case "strong-style-move": if let clause = moves(.strongStyle) { return clause }
        case "use-move": if let clause = moves(.useMove) { return clause }
        case "three-defeated-bisharp": return .init(.bisharp)
        case "gimmighoul-coins": return .init(.coins)
        case "other": return .init(.other)
        case nil: return .init(.unknown)
        default: break
        }
        // One that is new, or that lacks what it is about: its own name says most.
        return trigger.map { .init(.named, ("name", .resource($0))) } ?? .init(.unknown)
    }

    private func moves(_ phrase: EvolutionPhrase) -> EvolutionClause? {
        guard let usedMove, let minMoveCount else { return nil }
        return EvolutionClause(phrase, ("move", .resource(usedMove)), ("count", .number(minMoveCount)))
    }

    private func conditions(after trigger: String?, gender: String?) -> [EvolutionClause] {
        var clauses: [EvolutionClause] = []
        func add(_ phrase: EvolutionPhrase, _ place: String, _ reference: Reference?) {
            if let reference { clauses.append(EvolutionClause(phrase, (place, .resource(reference)))) }
        }
        func add(_ phrase: EvolutionPhrase, _ place: String, _ number: Int32?) {
            if let number { clauses.append(EvolutionClause(phrase, (place, .number(number)))) }
        }
        func add(_ phrase: EvolutionPhrase, if isTrue: Bool) {
            if isTrue { clauses.append(EvolutionClause(phrase)) }
        }
        let styles = ["agile-style-move", "strong-style-move", "use-move"]
        let tellsMoves = styles.contains(trigger ?? "") && usedMove != nil && minMoveCount != nil
        if trigger != "level-up" { add(.ifLevel, "level", minLevel) }
        if trigger != "use-item" { add(.ifItem, "item", item) }
        add(.ifHolding, "item", heldItem)
        add(.ifFemale, if: gender == "female")
        add(.ifMale, if: gender == "male")
        switch timeOfDay {
        case nil: break
        case "day": add(.ifDay, if: true)
        case "night": add(.ifNight, if: true)
        case "dusk": add(.ifDusk, if: true)
        case "full-moon": add(.ifFullMoon, if: true)
        case let time?: clauses.append(EvolutionClause(.ifTime, ("time", .text(time))))
        }
        add(.ifLocation, "place", location)
        add(.ifRegion, "region", region)
        add(.ifHappiness, "points", minHappiness)
        add(.ifAffection, "points", minAffection)
        add(.ifBeauty, "points", minBeauty)
        add(.ifKnownMove, "move", knownMove)
        add(.ifKnownMoveType, "type", knownMoveType)
        if !tellsMoves {
            add(.ifUsedMove, "move", usedMove)
            add(.ifMoveCount, "count", minMoveCount)
        }
        if trigger != "take-damage", trigger != "recoil-damage" { add(.ifDamage, "points", minDamageTaken) }
        add(.ifSteps, "count", minSteps)
        add(.ifPartySpecies, "species", partySpecies)
        add(.ifPartyType, "type", partyType)
        if trigger != "trade" { add(.ifTradeSpecies, "species", tradeSpecies) }
        add(.ifAttackHigher, if: relativePhysicalStats == 1)
        add(.ifStatsEqual, if: relativePhysicalStats == 0)
        add(.ifDefenseHigher, if: relativePhysicalStats == -1)
        add(.ifSpecialRock, if: nearSpecialRock)
        add(.ifMultiplayer, if: needsMultiplayer)
        add(.ifRain, if: needsOverworldRain)
        add(.ifUpsideDown, if: turnUpsideDown)
        return clauses
    }
}
