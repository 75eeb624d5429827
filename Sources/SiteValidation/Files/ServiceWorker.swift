import JSON

/// The files that our service worker keeps for reading without a connection, which it has as one line of JSON.
enum ServiceWorker {
    /// The list's bytes; nil for a worker of another make.
    static func list(in bytes: [UInt8]) -> [UInt8]? {
        let start = Array("const build = ".utf8)
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: start) {
            let value = line.dropFirst(start.count)
            return Array(value.last == UInt8(ascii: ";") ? value.dropLast() : value)
        }
        return nil
    }

    static func read(_ root: JSONValue, _ facts: inout FileFacts, _ resolver: LinkResolver) {
        func add(_ kind: Link.Kind, _ value: JSONValue?) {
            if let address = value?.string { facts.add(kind, address.isEmpty ? "./" : address, with: resolver) }
            for element in value?.elements.map(Array.init) ?? [] { add(kind, element) }
        }
        add(.asset, root["shell"])
        add(.asset, root["style"])
        for language in root["languages"]?.members.map(Array.init) ?? [] {
            for list in ["listing", "files", "shards"] { add(.asset, language.value[list]) }
            add(.page, language.value["start"])
        }
    }
}
