import Diagnostics
import PokeAPI
import PokeModel

/// Reads the resources of one kind.
struct KindLoader: Sendable {
    /// What one loader has read.
    struct Loaded: Sendable {
        let store: @Sendable (inout WireSnapshot) -> Void
        let diagnostics: [Diagnostic]
        let drift: [WireDrift]
    }

    let load: @Sendable (any BodySource) throws -> Loaded

    init<Resource: WireResource>(_ rows: any WritableKeyPath<WireSnapshot, [Resource]> & Sendable) {
        load = { source in
            let decoder = WireDecoder()
            var resources: [Resource] = []
            var diagnostics: [Diagnostic] = []
            try source.forEachBody(of: Resource.kind) { id, body in
                try Task.checkCancellation()
                do throws(WireError) {
                    resources.append(try decoder.decode(Resource.self, id: id, from: body))
                } catch {
                    diagnostics.append(error.diagnostic)
                }
            }
            resources.sort { $0.id < $1.id }
            return Loaded(
                store: { [resources] in $0[keyPath: rows] = resources },
                diagnostics: diagnostics,
                drift: decoder.drift
            )
        }
    }

    /// One for each kind, those with the most bytes first, so that none of them is left for the end.
    static let all: [KindLoader] = [
        KindLoader(\.pokemon),
        KindLoader(\.locationAreas),
        KindLoader(\.species),
        KindLoader(\.moves),
        KindLoader(\.items),
        KindLoader(\.abilities),
        KindLoader(\.berries),
        KindLoader(\.berryFirmnesses),
        KindLoader(\.berryFlavors),
        KindLoader(\.characteristics),
        KindLoader(\.contestEffects),
        KindLoader(\.contestTypes),
        KindLoader(\.currencies),
        KindLoader(\.eggGroups),
        KindLoader(\.encounterConditions),
        KindLoader(\.encounterConditionValues),
        KindLoader(\.encounterMethods),
        KindLoader(\.evolutionTrees),
        KindLoader(\.evolutionTriggers),
        KindLoader(\.genders),
        KindLoader(\.generations),
        KindLoader(\.growthRates),
        KindLoader(\.itemAttributes),
        KindLoader(\.itemCategories),
        KindLoader(\.itemFlingEffects),
        KindLoader(\.itemPockets),
        KindLoader(\.languages),
        KindLoader(\.locations),
        KindLoader(\.machines),
        KindLoader(\.moveAilments),
        KindLoader(\.moveBattleStyles),
        KindLoader(\.moveCategories),
        KindLoader(\.damageClasses),
        KindLoader(\.learnMethods),
        KindLoader(\.moveTargets),
        KindLoader(\.natures),
        KindLoader(\.palParkAreas),
        KindLoader(\.pokeathlonStats),
        KindLoader(\.regionalDexes),
        KindLoader(\.colors),
        KindLoader(\.forms),
        KindLoader(\.habitats),
        KindLoader(\.shapes),
        KindLoader(\.regions),
        KindLoader(\.stats),
        KindLoader(\.superContestEffects),
        KindLoader(\.types),
        KindLoader(\.versions),
        KindLoader(\.versionGroups),
    ]
}
