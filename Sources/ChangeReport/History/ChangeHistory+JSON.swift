import JSON
import PokeModel

extension ChangeHistory {
    /// The name of its format, and the only version of it that there is.
    static let format = (name: "pokebuild-changes", version: 1)

    /// The history as `changes.json`: equal histories have equal bytes.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("format", Self.format.name)
        writer.member("version", Self.format.version)
        writer.key("dataset")
        if let dataset { writer.write(dataset) } else { writer.null() }
        writer.list("sets", sets) { $0.write($1) }
        writer.endObject()
        writer.newline()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    fileprivate mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    fileprivate mutating func list<Element>(
        _ name: String,
        _ elements: [Element],
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    fileprivate mutating func write(_ dataset: ComparedDataset) {
        beginObject()
        member("origin", dataset.origin)
        key("source")
        write(dataset.source)
        list("files", dataset.files) { writer, file in
            writer.beginObject()
            writer.member("kind", file.kind.slug)
            writer.member("sha256", file.checksum)
            writer.endObject()
        }
        endObject()
    }

    private mutating func write(_ source: Source) {
        beginObject()
        member("hash", source.hash)
        member("date", source.date)
        endObject()
    }

    fileprivate mutating func write(_ set: ChangeSet) {
        beginObject()
        member("id", set.id)
        key("from")
        write(set.from)
        key("to")
        write(set.to)
        // The sums are for readers; reading back, they are added up again.
        member("added", set.addedCount)
        member("removed", set.removedCount)
        member("changed", set.changedCount)
        list("uncompared", set.uncompared) { $0.string($1.slug) }
        list("kinds", set.kinds) { $0.write($1) }
        endObject()
    }

    private mutating func write(_ kind: KindChanges) {
        beginObject()
        member("kind", kind.kind.slug)
        for (name, list) in [("added", kind.added), ("removed", kind.removed)] {
            key(name)
            write(list) { $0.writeIdentity($1) }
        }
        key("changed")
        write(kind.changed) { writer, resource in
            writer.writeIdentity(resource)
            writer.member("field_count", resource.fieldCount)
            writer.list("fields", resource.fields) { $0.write($1) }
        }
        list("fields", kind.fields) { writer, field in
            writer.beginObject()
            writer.member("field", field.field)
            writer.member("event", field.event.rawValue)
            writer.member("resources", field.records)
            writer.endObject()
        }
        endObject()
    }

    private mutating func write(_ list: ResourceList, _ write: (inout JSONWriter, ChangedResource) -> Void) {
        beginObject()
        member("count", list.count)
        self.list("resources", list.listed) { writer, resource in
            writer.beginObject()
            write(&writer, resource)
            writer.endObject()
        }
        endObject()
    }

    private mutating func writeIdentity(_ resource: ChangedResource) {
        member("id", resource.id)
        member("slug", resource.slug)
        member("name", resource.name)
    }

    private mutating func write(_ change: FieldChange) {
        beginObject()
        member("path", change.path)
        if !change.games.isEmpty { list("games", change.games) { $0.string($1) } }
        if let kind = change.kind { member("kind", kind.slug) }
        for (name, value) in [("old", change.old), ("new", change.new)] {
            guard let value else { continue }
            key(name)
            value.write(to: &self)
        }
        endObject()
    }
}
