import JSON
import PokeModel

extension ChangeHistory {
    /// The name of its format, and the only version of it that there is.
    static let format = (name: "pokebuild-changes", version: 1)

    /// The history as `changes.json`: equal histories have equal bytes.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { history in
            history.member("format", Self.format.name)
            history.member("version", Self.format.version)
            history.key("dataset")
            if let dataset { history.write(dataset) } else { history.null() }
            history.member("sets", sets) { $0.write($1) }
        }
        writer.newline()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ dataset: ComparedDataset) {
        object { writer in
            writer.member("origin", dataset.origin)
            writer.member("source", dataset.source)
            writer.member("files", dataset.files) { files, file in
                files.object { writer in
                    writer.member("kind", file.kind.slug)
                    writer.member("sha256", file.checksum)
                }
            }
            writer.member("lacking", dataset.lacking)
        }
    }

    private mutating func member(_ name: String, _ source: Source) {
        member(name) { writer in
            writer.member("hash", source.hash)
            writer.member("date", source.date)
        }
    }

    fileprivate mutating func write(_ set: ChangeSet) {
        object { writer in
            writer.member("id", set.id)
            writer.member("from", set.from)
            writer.member("to", set.to)
            // The sums are for readers; reading back, they are added up again.
            writer.member("added", set.addedCount)
            writer.member("removed", set.removedCount)
            writer.member("changed", set.changedCount)
            writer.member("lacking", set.lacking)
            writer.member("uncompared", set.uncompared.map(\.slug))
            writer.member("kinds", set.kinds) { $0.write($1) }
        }
    }

    private mutating func write(_ kind: KindChanges) {
        object { writer in
            writer.member("kind", kind.kind.slug)
            writer.member("added", kind.added) { $0.writeIdentity($1) }
            writer.member("removed", kind.removed) { $0.writeIdentity($1) }
            writer.member("changed", kind.changed) { writer, resource in
                writer.writeIdentity(resource)
                writer.member("field_count", resource.fieldCount)
                writer.member("fields", resource.fields) { $0.write($1) }
            }
            writer.member("fields", kind.fields) { fields, field in
                fields.object { writer in
                    writer.member("field", field.field)
                    writer.member("event", field.event.rawValue)
                    writer.member("resources", field.records)
                }
            }
        }
    }

    private mutating func member(
        _ name: String,
        _ list: ResourceList,
        _ write: (inout JSONWriter, ChangedResource) -> Void
    ) {
        member(name) { writer in
            writer.member("count", list.count)
            writer.member("resources", list.listed) { resources, resource in
                resources.object { write(&$0, resource) }
            }
        }
    }

    private mutating func writeIdentity(_ resource: ChangedResource) {
        member("id", resource.id)
        member("slug", resource.slug)
        member("name", resource.name)
    }

    private mutating func write(_ change: FieldChange) {
        object { writer in
            writer.member("path", change.path)
            if !change.games.isEmpty { writer.member("games", change.games) }
            if let kind = change.kind { writer.member("kind", kind.slug) }
            for (name, value) in [("old", change.old), ("new", change.new)] {
                guard let value else { continue }
                writer.key(name)
                value.write(to: &writer)
            }
        }
    }
}
