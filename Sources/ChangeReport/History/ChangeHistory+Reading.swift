import JSON
import PokeModel

/// Why a file is no history of changes that this version can go on with.
public struct UnreadableHistory: Error, Equatable, CustomStringConvertible {
    /// What is wrong, with the place in the file.
    public let description: String
}

extension ChangeHistory {
    /// Reads what ``json`` wrote; throws ``UnreadableHistory`` for anything else, also for another version of it.
    public init(json bytes: [UInt8]) throws(UnreadableHistory) {
        do {
            self = try JSONParser().withDocument(bytes) { root in
                try root.expect("format", Self.format.name)
                guard let version = root["version"]?.integer, version == Self.format.version else {
                    throw UnreadableHistory(description: "its version is not \(Self.format.version)")
                }
                let dataset = try root.value("dataset")
                return ChangeHistory(
                    dataset: dataset.isNull ? nil : try ComparedDataset(dataset),
                    sets: try root.list("sets").map { try ChangeSet($0) }
                )
            }
        } catch let error as UnreadableHistory {
            throw error
        } catch {
            throw UnreadableHistory(description: "\(error)")
        }
    }
}

extension JSONValue {
    fileprivate func value(_ name: String) throws -> JSONValue {
        guard let value = self[name] else {
            throw UnreadableHistory(description: "\(path.isEmpty ? "the document" : path) has no \"\(name)\"")
        }
        return value
    }

    fileprivate func read<Value>(_ name: String, _ sort: String, _ read: (JSONValue) -> Value?) throws -> Value {
        let member = try value(name)
        guard let value = read(member) else {
            throw UnreadableHistory(description: "\(member.path) is \(member.excerpt), not \(sort)")
        }
        return value
    }

    fileprivate func text(_ name: String) throws -> String { try read(name, "a text", \.string) }
    fileprivate func count(_ name: String) throws -> Int { try read(name, "a whole number", \.integer) }
    fileprivate func list(_ name: String) throws -> JSONValue.Elements { try read(name, "a list", \.elements) }
    fileprivate func kind(_ name: String) throws -> Kind { try read(name, "a kind", { $0.string.flatMap(Kind.init) }) }

    fileprivate func source(_ name: String) throws -> Source {
        let source = try value(name)
        return Source(hash: source["hash"]?.string, date: source["date"]?.string)
    }

    fileprivate func expect(_ name: String, _ expected: String) throws {
        guard try text(name) == expected else {
            throw UnreadableHistory(description: "its \"\(name)\" is not \"\(expected)\"")
        }
    }
}

extension ComparedDataset {
    fileprivate init(_ value: JSONValue) throws {
        self.init(
            origin: try value.text("origin"),
            source: try value.source("source"),
            files: try value.list("files").map { File(try $0.kind("kind"), try $0.text("sha256")) },
            lacking: try value.count("lacking")
        )
    }
}

extension ChangeSet {
    fileprivate init(_ value: JSONValue) throws {
        self.init(
            id: try value.text("id"),
            from: try value.source("from"),
            to: try value.source("to"),
            lacking: try value.count("lacking"),
            kinds: try value.list("kinds").map { try KindChanges($0) },
            uncompared: try value.list("uncompared").map { element in
                guard let kind = element.string.flatMap(Kind.init) else {
                    throw UnreadableHistory(description: "\(element.path) is \(element.excerpt), not a kind")
                }
                return kind
            }
        )
    }
}

extension KindChanges {
    fileprivate init(_ value: JSONValue) throws {
        self.init(kind: try value.kind("kind"))
        added = try ResourceList(value.value("added"))
        removed = try ResourceList(value.value("removed"))
        changed = try ResourceList(value.value("changed"))
        fields = try value.list("fields").map { field in
            guard let event = FieldSummary.Event(rawValue: try field.text("event")) else {
                throw UnreadableHistory(description: "\(field.path) has no event that is known")
            }
            return FieldSummary(.init(try field.text("field"), event), records: try field.count("resources"))
        }
    }
}

extension ResourceList {
    fileprivate init(_ value: JSONValue) throws {
        count = try value.count("count")
        listed = try value.list("resources").map { resource in
            var result = ChangedResource(
                id: try resource.count("id"),
                slug: try resource.text("slug"),
                name: try resource.text("name")
            )
            guard resource["fields"] != nil else { return result }
            result.fieldCount = try resource.count("field_count")
            result.fields = try resource.list("fields").map { try FieldChange($0) }
            return result
        }
    }
}

extension FieldChange {
    fileprivate init(_ value: JSONValue) throws {
        self.init(
            path: try value.text("path"),
            games: value["games"]?.elements?.compactMap(\.string) ?? [],
            kind: value["kind"] == nil ? nil : try value.kind("kind"),
            old: value["old"].map { ChangedValue(whole: $0) },
            new: value["new"].map { ChangedValue(whole: $0) }
        )
    }
}
