import Checkpoints
import JSON
import PokeModel
import SiteGeneration

extension BuildAction {
    /// Fetches the pictures and cries that pages show, where they are to be copied.
    ///
    /// Throws ``Incomplete`` where some could not be had.
    func fetchMedia(for pokedex: Pokedex) throws {
        guard options.copiesMedia else { return }
        let isWhole = try MediaFetch(options: options, source: source, console: console).run(pokedex)
        if !isWhole { try refuse("pictures or cries could not be had") }
    }

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
