import PokeModel
import Templating

extension Edition {
    /// How hard attacks of each type hit something of some types, the hardest first; what is neutral is left out.
    func defences(of types: [Reference]) -> [TemplateObject] {
        damage(pokedex.damageTaken(on: types).filter { $0.factor != 1 })
    }

    /// What each of a pokemon's abilities changes in that, by ability.
    func defences(byAbilitiesOf pokemon: Pokemon) -> [TemplateObject] {
        pokedex.damageTaken(by: pokemon).map { change in
            link(change.ability).merging([
                "isAtFullHP": .flag(change.isAtFullHP), "matchups": .list(damage(change.changes)),
            ])
        }
    }

    /// Types by the damage that their attacks do, the hardest first.
    func damage(_ taken: [DamageTaken]) -> [TemplateObject] {
        Set(taken.map(\.factor)).sorted(by: >).map { factor in
            [
                "factor": .text(factorLabel(factor)),
                "types": types(taken.filter { $0.factor == factor }.map(\.type)),
            ]
        }
    }

    /// A factor as people write it.
    func factorLabel(_ factor: Double) -> String {
        switch factor {
        case 0.25: return "×¼"
        case 0.5: return "×½"
        case factor.rounded(): return "×\(Int(factor))"
        default:
            let thousandths = Int((factor * 1000).rounded())
            var digits = String(thousandths % 1000 + 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            return "×\(thousandths / 1000)\(words.format.decimal)\(digits)"
        }
    }
}
