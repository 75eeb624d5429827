import PokeModel

extension Answers {
    /// Adds a resource with nothing but what its kind cannot do without, unless it is there.
    mutating func addStub(_ reference: Reference) {
        guard self[reference.kind, reference.id] == nil else { return }
        // Languages need tags, and each its own.
        let letters = [reference.id / 26 % 26, reference.id % 26].map { String(UnicodeScalar(UInt8(97 + $0))) }
        let name = reference.kind == .language ? "q" + letters.joined() : "stub-\(reference.id)"
        var members = [#""name": "\#(name)""#]
        let parent: (String, Kind)? =
            switch reference.kind {
            case .berry: ("item", .item)
            case .encounterConditionValue: ("condition", .encounterCondition)
            case .locationArea: ("location", .location)
            case .pokemon: ("species", .pokemonSpecies)
            case .pokemonForm: ("pokemon", .pokemon)
            case .version: ("version_group", .versionGroup)
            case .versionGroup: ("generation", .generation)
            default: nil
            }
        if let (name, kind) = parent { members.append(#""\#(name)": \#(link(kind, 1))"#) }
        if reference.kind == .evolutionChain {
            members.append(#""chain": {"species": \#(link(.pokemonSpecies, 1))}"#)
        }
        if reference.kind == .machine {
            members += [
                #""item": \#(link(.item, 1))"#, #""move": \#(link(.move, 1))"#,
                #""version_group": \#(link(.versionGroup, 1))"#,
            ]
        }
        add(reference.kind, reference.id, members.joined(separator: ", "))
    }
}
