import JSON

/// The files that a [web manifest](https://www.w3.org/TR/appmanifest/) names.
enum WebManifest {
    static func read(_ root: JSONValue, _ facts: inout FileFacts, _ resolver: LinkResolver) {
        if let start = root["start_url"]?.string { facts.add(.page, start, with: resolver) }
        for list in ["icons", "screenshots"] {
            for entry in root[list]?.elements.map(Array.init) ?? [] {
                if let source = entry["src"]?.string { facts.add(.asset, source, with: resolver) }
            }
        }
        for shortcut in root["shortcuts"]?.elements.map(Array.init) ?? [] {
            if let address = shortcut["url"]?.string { facts.add(.page, address, with: resolver) }
        }
    }
}
