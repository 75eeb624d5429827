@testable import SiteValidation

/// A grammar in RELAX NG's XML syntax, which libxml2 reads: to hold our own reading of it to another's.
struct GrammarXML {
    private var text = ""

    static func write(_ definitions: [String: GrammarSyntax], start: String, namespace: String = "") -> String {
        var writer = GrammarXML()
        writer.text =
            "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\" ns=\"\(namespace)\" "
            + "datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\">"
        writer.text += "<start><ref name=\"\(start)\"/></start>"
        for (name, syntax) in definitions.sorted(by: { $0.key < $1.key }) where name != "start" {
            writer.text += "<define name=\"\(name)\">"
            writer.write(syntax)
            writer.text += "</define>\n"
        }
        return writer.text + "</grammar>"
    }

    private mutating func wrap(_ tag: String, _ parts: [GrammarSyntax]) {
        text += "<\(tag)>"
        for part in parts { write(part) }
        text += "</\(tag.prefix { $0 != " " })>"
    }

    private mutating func write(_ syntax: GrammarSyntax) {
        switch syntax {
        case .empty: text += "<empty/>"
        case .text: text += "<text/>"
        case .reference(let name): text += "<ref name=\"\(name)\"/>"
        case .element(let names, let inner):
            text += "<element>"
            write(names)
            write(inner)
            text += "</element>"
        case .attribute(let names, let inner):
            text += "<attribute>"
            write(names)
            write(inner)
            text += "</attribute>"
        case .value(let value): text += "<value type=\"string\">\(value)</value>"
        case .data(.nonEmptyString): text += "<data type=\"string\"><param name=\"minLength\">1</param></data>"
        case .data(let type): text += "<data type=\"\(type.rawValue)\"/>"
        case .choice(let parts): wrap("choice", parts)
        case .group(let parts): wrap("group", parts)
        case .interleave(let parts): wrap("interleave", parts)
        case .optional(let inner): wrap("optional", [inner])
        case .oneOrMore(let inner): wrap("oneOrMore", [inner])
        }
    }

    private mutating func write(_ names: NameClass) {
        switch names {
        case .any: text += "<anyName/>"
        case .names(let names):
            let all = names.map { "<name>\($0)</name>" }.joined()
            text += names.count == 1 ? all : "<choice>\(all)</choice>"
        }
    }
}
