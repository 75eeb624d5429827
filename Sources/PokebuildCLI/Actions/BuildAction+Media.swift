import Checkpoints
import JSON
import PokeModel
import SiteGeneration

extension BuildAction {
    /// Publishes the copies that the store has of what pages show, and tells what it lacks; nil where there are to be none.
    func publishCopies(for pokedex: Pokedex, from reader: StoreReader, to output: Output) throws -> MediaCopies? {
        guard options.copiesMedia else { return nil }
        let addresses = Site.mediaAddresses(of: pokedex, kinds: options.kinds.map(Set.init))
        let copies = try MediaCopies(of: addresses, from: reader, write: output.write)
        if !copies.missing.isEmpty {
            console.warn(
                "pictures: the store has no copy of \(copies.missing.count) of \(addresses.count) pictures and cries; "
                    + "drawings take their place, and `pokebuild fetch --sprites mirror` asks for them",
                event: "pictures.missing"
            ) { $0.member("addresses", copies.missing) }
        }
        return copies
    }
}
