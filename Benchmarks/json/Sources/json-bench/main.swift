// Reads every pokemon of a snapshot with our wire type and with Foundation's JSONDecoder, checks that both found the same, and
// prints the bytes and the seconds of each as JSON.
//
//     json-bench SNAPSHOT ROUNDS

import Foundation
import PokeAPI

let root = URL(filePath: CommandLine.arguments[1]).appending(path: "api/v2/pokemon")
let rounds = Int(CommandLine.arguments[2]) ?? 3
let bodies = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    .compactMap { folder in Int32(folder.lastPathComponent).map { (id: $0, file: folder.appending(path: "index.json")) } }
    .sorted { $0.id < $1.id }
    .map { (id: $0.id, bytes: try Data(contentsOf: $0.file)) }

/// What both must agree on.
struct Sum: Equatable {
    var base = 0, moves = 0, levels = 0, weight = 0, letters = 0, past = 0, indices = 0, held = 0
}

func readByUs() throws -> Sum {
    let decoder = WireDecoder()
    var sum = Sum()
    for body in bodies {
        let pokemon = try body.bytes.withUnsafeBytes { try decoder.decode(WirePokemon.self, id: body.id, from: $0) }
        sum.base += pokemon.stats.reduce(0) { $0 + Int($1.base) }
        sum.moves += pokemon.moves.count
        sum.levels += pokemon.moves.reduce(0) { $0 + Int($1.level) }
        sum.weight += Int(pokemon.weight ?? 0)
        sum.letters += pokemon.name.utf8.count
        sum.past += pokemon.pastTypes.count + pokemon.pastStats.count + pokemon.pastAbilities.count
        sum.indices += pokemon.gameIndices.count
        sum.held += pokemon.heldItems.count
    }
    return sum
}

func readByFoundation() throws -> Sum {
    let decoder = JSONDecoder()
    var sum = Sum()
    for body in bodies {
        let pokemon = try decoder.decode(Pokemon.self, from: body.bytes)
        sum.base += pokemon.stats.reduce(0) { $0 + Int($1.base_stat) }
        sum.moves += pokemon.moves.reduce(0) { $0 + $1.version_group_details.count }
        for move in pokemon.moves {
            sum.levels += move.version_group_details.reduce(0) { $0 + Int($1.level_learned_at) }
        }
        sum.weight += Int(pokemon.weight ?? 0)
        sum.letters += pokemon.name.utf8.count
        sum.past += pokemon.past_types.count + pokemon.past_stats.count + pokemon.past_abilities.count
        sum.indices += pokemon.game_indices.count
        sum.held += pokemon.held_items.count
    }
    return sum
}

func best(_ read: () throws -> Sum) rethrows -> (seconds: Double, sum: Sum) {
    var seconds = Double.infinity
    var sum = Sum()
    for _ in 0..<rounds {
        let clock = ContinuousClock()
        seconds = min(seconds, try clock.measure { sum = try read() } / .seconds(1))
    }
    return (seconds, sum)
}

let ours = try best(readByUs)
let foundation = try best(readByFoundation)
guard ours.sum == foundation.sum, ours.sum.moves > 0 else {
    FileHandle.standardError.write(Data("json-bench: \(ours.sum) is not \(foundation.sum)\n".utf8))
    exit(1)
}
let bytes = bodies.reduce(0) { $0 + $1.bytes.count }
print(#"{"files": \#(bodies.count), "bytes": \#(bytes), "ours": \#(ours.seconds), "foundation": \#(foundation.seconds)}"#)
