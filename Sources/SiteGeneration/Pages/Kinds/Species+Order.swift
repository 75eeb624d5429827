import PokeModel

extension [Reference] {
    /// Species in the order of the national Pokédex.
    func byNumber(in edition: Edition) -> [Reference] {
        sorted { (edition.positions[$0] ?? .max, $0) < (edition.positions[$1] ?? .max, $1) }
    }
}
