import PokeModel
import Templating

/// A way to evolve, in words: what sets it off, then every condition, with links to what it names.
struct EvolutionSentence {
    /// The pieces of the sentence, for the partial `sentence`.
    let parts: [TemplateObject]
    /// What tells the sentence from others.
    let text: [String]

    init(_ way: EvolutionWay, edition: Edition) {
        let clauses = [Self.trigger(way, edition)] + Self.conditions(way, edition)
        let comma = edition.words.plain(", ")
        parts = Array(clauses.map { $0 }.joined(separator: [comma]))
        text = parts.map { part in
            if case .text(let text)? = part["name"] { text } else { "" }
        }
    }

    private static func trigger(_ way: EvolutionWay, _ edition: Edition) -> [TemplateObject] {
        func say(_ phrase: Phrase, _ values: KeyValuePairs<String, TemplateObject> = [:]) -> [TemplateObject] {
            edition.sentence(phrase, values)
        }
        func number(_ value: Int32?) -> TemplateObject {
            edition.words.plain(edition.words.format.whole(Int(value ?? 0)))
        }
        func link(_ reference: Reference?) -> TemplateObject {
            reference.map(edition.link) ?? edition.words.plain(edition.words(.unknown))
        }
        switch way.trigger.map(edition.pokedex.slug) {
        case "level-up":
            return way.minLevel == nil ? say(.evolveLevelUp) : say(.evolveLevel, ["level": number(way.minLevel)])
        case "trade":
            return way.tradeSpecies == nil
                ? say(.evolveTrade) : say(.evolveTradeFor, ["species": link(way.tradeSpecies)])
        case "use-item" where way.item != nil: return say(.evolveUseItem, ["item": link(way.item)])
        case "shed": return say(.evolveShed)
        case "spin": return say(.evolveSpin)
        case "tower-of-darkness": return say(.evolveTowerOfDarkness)
        case "tower-of-waters": return say(.evolveTowerOfWaters)
        case "three-critical-hits": return say(.evolveCriticalHits)
        case "take-damage": return say(.evolveDamage, ["points": number(way.minDamageTaken)])
        case "recoil-damage": return say(.evolveRecoil, ["points": number(way.minDamageTaken)])
        case "agile-style-move" where way.usedMove != nil:
            return say(.evolveAgileStyle, ["move": link(way.usedMove), "count": number(way.minMoveCount)])
        case "strong-style-move" where way.usedMove != nil:
            return say(.evolveStrongStyle, ["move": link(way.usedMove), "count": number(way.minMoveCount)])
        case "use-move" where way.usedMove != nil:
            return say(.evolveUseMove, ["move": link(way.usedMove), "count": number(way.minMoveCount)])
        case "three-defeated-bisharp": return say(.evolveBisharp)
        case "gimmighoul-coins": return say(.evolveCoins)
        default: return way.trigger.map { [edition.link($0)] } ?? say(.evolveUnknown)
        }
    }

    /// The conditions that the trigger has not told, in a fixed order.
    private static func conditions(_ way: EvolutionWay, _ edition: Edition) -> [[TemplateObject]] {
        let trigger = way.trigger.map(edition.pokedex.slug) ?? ""
        var clauses: [[TemplateObject]] = []
        func add(_ phrase: Phrase, _ name: String, _ reference: Reference?) {
            if let reference { clauses.append(edition.sentence(phrase, [name: edition.link(reference)])) }
        }
        func add(_ phrase: Phrase, _ name: String, number: Int32?) {
            guard let number else { return }
            let text = edition.words.plain(edition.words.format.whole(Int(number)))
            clauses.append(edition.sentence(phrase, [name: text]))
        }
        func add(_ phrase: Phrase, if isTrue: Bool) {
            if isTrue { clauses.append(edition.sentence(phrase, [:])) }
        }
        let tellsMove = ["agile-style-move", "strong-style-move", "use-move"].contains(trigger)
        if trigger != "level-up" { add(.ifLevel, "level", number: way.minLevel) }
        if trigger != "use-item" { add(.ifItem, "item", way.item) }
        add(.ifHolding, "item", way.heldItem)
        switch way.gender.map(edition.pokedex.slug) {
        case "female": add(.ifFemale, if: true)
        case "male": add(.ifMale, if: true)
        default: break
        }
        switch way.timeOfDay {
        case nil: break
        case "day": add(.ifDay, if: true)
        case "night": add(.ifNight, if: true)
        case "dusk": add(.ifDusk, if: true)
        case "full-moon": add(.ifFullMoon, if: true)
        case let time?: clauses.append(edition.sentence(.ifTime, ["time": edition.words.plain(time)]))
        }
        add(.ifLocation, "place", way.location)
        add(.ifRegion, "region", way.region)
        add(.ifHappiness, "points", number: way.minHappiness)
        add(.ifAffection, "points", number: way.minAffection)
        add(.ifBeauty, "points", number: way.minBeauty)
        add(.ifKnownMove, "move", way.knownMove)
        add(.ifKnownMoveType, "type", way.knownMoveType)
        if !tellsMove {
            add(.ifUsedMove, "move", way.usedMove)
            add(.ifMoveCount, "count", number: way.minMoveCount)
        }
        if trigger != "take-damage", trigger != "recoil-damage" { add(.ifDamage, "points", number: way.minDamageTaken) }
        add(.ifSteps, "count", number: way.minSteps)
        add(.ifPartySpecies, "species", way.partySpecies)
        add(.ifPartyType, "type", way.partyType)
        if trigger != "trade" { add(.ifTradeSpecies, "species", way.tradeSpecies) }
        switch way.relativePhysicalStats {
        case 1: add(.ifAttackHigher, if: true)
        case 0: add(.ifStatsEqual, if: true)
        case -1: add(.ifDefenseHigher, if: true)
        default: break
        }
        add(.ifSpecialRock, if: way.nearSpecialRock)
        add(.ifMultiplayer, if: way.needsMultiplayer)
        add(.ifRain, if: way.needsOverworldRain)
        add(.ifUpsideDown, if: way.turnUpsideDown)
        return clauses
    }
}

extension Edition {
    /// A phrase whose places are filled with links, in pieces for the partial `sentence`.
    func sentence(_ phrase: Phrase, _ values: KeyValuePairs<String, TemplateObject>) -> [TemplateObject] {
        words.pieces(of: phrase).map { piece in
            switch piece {
            case .text(let text): words.plain(text)
            case .place(let name): values.first { $0.key == name }?.value ?? words.plain("{\(name)}")
            }
        }
    }
}
