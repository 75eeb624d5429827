import PokeAPI
import PokeModel

extension Identities {
    /// The kinds whose names come from other resources.
    mutating func addJoined(_ wire: WireSnapshot) {
        let names = self
        add(wire.berries, slug: \.name) { names.name(of: $0.item) }
        add(wire.evolutionTrees, slug: { names[$0.root.species]?.slug ?? "evolution-chain-\($0.id)" }) {
            names.name(of: $0.root.species)
        }
        addVersionGroups(wire.versionGroups)
        let groups = self
        add(wire.machines, slug: { groups.machineSlug($0) }) { machine in
            groups.joined([machine.item, machine.move]) { "\($0[0]) \($0[1])" }
        }
        addLocationAreas(wire)
    }

    private func machineSlug(_ machine: WireMachine) -> String {
        guard let item = self[machine.item], let group = self[machine.versionGroup] else {
            return "machine-\(machine.id)"
        }
        return "\(item.slug)-\(group.slug)"
    }

    private mutating func addVersionGroups(_ groups: [WireVersionGroup]) {
        let names = self
        add(groups, slug: \.name) { group in
            names.joined(group.versions.sorted()) { $0.joined(separator: " / ") }
        }
    }

    /// A name made of several, in the languages that all of them are in.
    private func joined(_ references: [Reference], _ join: ([String]) -> String) -> LocalizedText {
        let names = references.map { name(of: $0) }
        guard let first = names.first else { return .none }
        return LocalizedText(
            first.entries.compactMap { entry in
                let parts = names.compactMap { $0[entry.language] }
                return parts.count == names.count ? Localized(join(parts), entry.language) : nil
            }
        )
    }

    /// An area without a name of its own has its location's, with what its slug says beyond the location's in English.
    private mutating func addLocationAreas(_ wire: WireSnapshot) {
        let names = self
        let locationNames = Dictionary(wire.locations.map { ($0.id, $0.name) }) { first, _ in first }
        add(wire.locationAreas, slug: \.name) { area in
            let own = names.ownName(of: area)
            let location = names.name(of: area.location)
            guard own[.english] == nil, let prefix = locationNames[area.location.id], area.name.hasPrefix(prefix) else {
                return own
            }
            let rest = prettified(area.name.dropFirst(prefix.utf8.count))
            if rest.isEmpty || rest == "Area" {
                return LocalizedText(location.entries + own.entries)
            }
            guard let english = location[.english] else { return own }
            return LocalizedText(own.entries + [Localized("\(english) (\(rest))", .english)])
        }
    }

    /// The area's own name in each language.
    ///
    /// Of two in one language, which the API has where it joined two areas or found out where one is, the one that has
    /// more words of the area's slug and of its location's name counts, then the shorter one.
    private func ownName(of area: WireLocationArea) -> LocalizedText {
        let names = line(area.names)
        if names.entries.count == area.names.count { return names }
        let location = name(of: area.location)
        let entries = area.names.flatMap { line([$0]).entries }.map { entry in
            let expected = words(area.name).union(words(location[entry.language] ?? ""))
            return (score: words(entry.text).intersection(expected).count, entry: entry)
        }
        let sorted = entries.sorted { left, right in
            let (leftText, rightText) = (left.entry.text, right.entry.text)
            return (left.score, -leftText.utf8.count, leftText) < (right.score, -rightText.utf8.count, rightText)
        }
        // The last one of each language stays.
        return LocalizedText(sorted.map(\.entry))
    }
}

/// The words of a name or slug in small letters, without apostrophes.
private func words(_ name: String) -> Set<String> {
    let letters = name.lowercased().filter { $0 != "'" && $0 != "’" }
    return Set(letters.split { !$0.isLetter && !$0.isNumber }.map(String.init))
}
