import JSON

/// Finds what differs between two versions of one resource, guided by the model's description.
struct RecordComparison {
    /// The values that differ, in the order of the fields.
    private(set) var changes: [FieldChange] = []
    /// The fields of ``changes`` by their names alone, and those that are worked out of others and differ too.
    private(set) var fields: Set<String> = []
    /// The fields of records that only the new version has: the model's own doing, and no change of the data.
    private(set) var introduced: Set<String> = []
    /// The fields of records that only the old version has.
    private(set) var dropped: Set<String> = []

    private let shapes: RecordShapes

    /// Compares two versions of a resource of the kind that `shapes` is of.
    init(_ old: JSONValue, _ new: JSONValue, _ shapes: RecordShapes) {
        self.shapes = shapes
        compareRecords(old, new, shapes.root, at: FieldPath())
    }

    private mutating func compare(
        _ old: JSONValue,
        _ new: JSONValue,
        _ shape: RecordShape.Value,
        at path: FieldPath,
        in game: String?
    ) {
        guard !old.isEqual(to: new) else { return }
        switch (shape, old.sort, new.sort) {
        case (.record(let type), .object, .object):
            compareRecords(old, new, shapes[type], at: path, in: game)
        case (.map(let value), .object, .object):
            compareMaps(old, new, value, at: path, in: game)
        case (.list(let element), .array, .array):
            compareLists(old, new, element, at: path, in: game)
        default:
            note(path, shape, old: ChangedValue(old), new: ChangedValue(new), in: game)
        }
    }

    /// Compares objects whose names are the model's; `game` and the field that lists it are told apart from the rest.
    private mutating func compareRecords(
        _ old: JSONValue,
        _ new: JSONValue,
        _ shape: RecordShape,
        at path: FieldPath,
        in game: String? = nil,
        without omitted: String? = nil
    ) {
        guard let oldMembers = old.members, let newMembers = new.members else { return }
        for member in newMembers {
            let name = String(decoding: member.name, as: UTF8.self)
            guard name != omitted, !shape.inverses.contains(name) else { continue }
            if let before = old[name] {
                if shape.derived.contains(name) {
                    if !before.isEqual(to: member.value) { fields.insert(path.member(name).field) }
                } else {
                    compare(before, member.value, shape[name], at: path.member(name), in: game)
                }
            } else {
                introduced.insert(path.member(name).field)
            }
        }
        for member in oldMembers {
            let name = String(decoding: member.name, as: UTF8.self)
            if new[name] == nil { dropped.insert(path.member(name).field) }
        }
    }

    private mutating func compareMaps(
        _ old: JSONValue,
        _ new: JSONValue,
        _ shape: RecordShape.Value,
        at path: FieldPath,
        in game: String?
    ) {
        guard let oldMembers = old.members, let newMembers = new.members else { return }
        for member in oldMembers {
            let name = String(decoding: member.name, as: UTF8.self)
            guard new[name] == nil else { continue }
            note(path.element(name), shape, old: ChangedValue(member.value), new: nil, in: game)
        }
        for member in newMembers {
            let name = String(decoding: member.name, as: UTF8.self)
            if let before = old[name] {
                compare(before, member.value, shape, at: path.element(name), in: game)
            } else {
                note(path.element(name), shape, old: nil, new: ChangedValue(member.value), in: game)
            }
        }
    }

    private mutating func compareLists(
        _ old: JSONValue,
        _ new: JSONValue,
        _ shape: RecordShape.Value,
        at path: FieldPath,
        in game: String?
    ) {
        let start = changes.count
        let record: RecordShape? = if case .record(let type) = shape { shapes[type] } else { nil }
        let pairing = ListPairing(old, new, record, splitsGames: game == nil)
        for removed in pairing.removed { note(removed, path, shape, record, old: true, in: game) }
        if let record {
            for pair in pairing.pairs {
                let place = path.element(pair.new.label(record))
                let omitted = pair.new.game == nil ? nil : record.games
                let game = pair.new.game ?? game
                compareRecords(pair.old.value, pair.new.value, record, at: place, in: game, without: omitted)
            }
        }
        for added in pairing.added { note(added, path, shape, record, old: false, in: game) }
        if changes.count == start, pairing.isReordered {
            note(path, shape, old: ChangedValue(old), new: ChangedValue(new), in: game)
        }
        joinGames(from: start)
    }

    /// Notes an element of a list that has no counterpart.
    private mutating func note(
        _ element: ListPairing.Element,
        _ path: FieldPath,
        _ shape: RecordShape.Value,
        _ record: RecordShape?,
        old isOld: Bool,
        in game: String?
    ) {
        let value = ChangedValue(element.value, without: element.game == nil ? nil : record?.games)
        // What is no record is its own identity.
        let place = record == nil ? path : path.element(element.label(record))
        note(place, shape, old: isOld ? value : nil, new: isOld ? nil : value, in: element.game ?? game)
    }

    private mutating func note(
        _ path: FieldPath,
        _ shape: RecordShape.Value,
        old: ChangedValue?,
        new: ChangedValue?,
        in game: String?
    ) {
        let games = game.map { [$0] } ?? []
        changes.append(FieldChange(path: path.text, games: games, kind: shape.kind, old: old, new: new))
        fields.insert(path.field)
    }

    /// Makes one of changes that are the same in several games.
    private mutating func joinGames(from start: Int) {
        var places: [FieldChange: Int] = [:]
        var joined: [FieldChange] = []
        for change in changes[start...] {
            var key = change
            key.games = []
            if change.games.isEmpty {
                joined.append(change)
            } else if let place = places[key] {
                joined[place].games += change.games.filter { !joined[place].games.contains($0) }
            } else {
                places[key] = joined.count
                joined.append(change)
            }
        }
        changes.replaceSubrange(start..., with: joined)
    }
}
