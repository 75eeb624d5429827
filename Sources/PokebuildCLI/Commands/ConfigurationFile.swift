import BuildSupport
import JSON

/// The options of a configuration file: one JSON object whose members are the options' long names without hyphens.
///
/// Lists may be arrays; flags are `true`, or `false` to leave them off.
struct ConfigurationFile {
    /// The file that is read where no other is named and it exists.
    static let defaultPath = "pokebuild.json"
    /// More than this is no file of options, whatever else it is.
    private static let maximumBytes = 1 << 20

    /// Reads the named file, or the default one where there is one.
    static func options(named path: String?) throws -> [(name: String, value: String?)] {
        let file = path ?? defaultPath
        let bytes: [UInt8]
        do {
            // A link that leads nowhere is there, and was meant to lead somewhere.
            if path == nil, try fileKind(file) == nil { return [] }
            bytes = try readFile(file, atMost: maximumBytes)
        } catch {
            throw CommandLineError.badConfiguration(file: file, fault: "\(error)")
        }
        do {
            // Editors may begin a file with a byte order mark, which RFC 8259, section 8.1, lets readers ignore.
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            return try JSONParser().withDocument(text) { root in try options(of: root, file: file) }
        } catch let error as JSONSyntaxError {
            throw CommandLineError.badConfiguration(file: file, fault: error.description)
        }
    }

    private static func options(of root: JSONValue, file: String) throws -> [(name: String, value: String?)] {
        guard let members = root.members else {
            throw CommandLineError.badConfiguration(file: file, fault: "expected an object of options")
        }
        var options: [(name: String, value: String?)] = []
        var named: Set<String> = []
        for member in members {
            let name = "--" + String(decoding: member.name, as: UTF8.self)
            guard named.insert(name).inserted else {
                throw CommandLineError.badConfiguration(file: file, fault: "`\(member.value.path)` is there twice")
            }
            switch member.value.sort {
            case .boolean:
                if member.value.boolean == true { options.append((name, nil)) }
            case .string: options.append((name, member.value.string))
            case .integer: options.append((name, member.value.integer.map(String.init)))
            case .number: options.append((name, member.value.number.map { "\($0)" }))
            case .array:
                options.append((name, try words(of: member.value, file: file).joined(separator: ",")))
            case .null, .object:
                throw CommandLineError.badConfiguration(
                    file: file,
                    fault:
                        "`\(member.value.path)` is \(member.value.excerpt); expected a text, a number, a list, true or false"
                )
            }
        }
        return options
    }

    private static func words(of list: JSONValue, file: String) throws -> [String] {
        var words: [String] = []
        for element in list.elements.map(Array.init) ?? [] {
            guard let word = element.string else {
                throw CommandLineError.badConfiguration(
                    file: file,
                    fault: "`\(element.path)` is \(element.excerpt); expected a text"
                )
            }
            words.append(word)
        }
        return words
    }
}
