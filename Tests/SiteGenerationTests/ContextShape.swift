@testable import Templating

/// What the values of a name are like, over all pages that were looked at.
final class ContextShape {
    private(set) var sorts: Set<String> = []
    private(set) var names: [String] = []
    private var members: [String: ContextShape] = [:]
    private var element: ContextShape?

    func add(_ value: TemplateValue) {
        switch value {
        case .absent: sorts.insert("absent")
        case .flag: sorts.insert("flag")
        case .number: sorts.insert("number")
        case .text: sorts.insert("text")
        case .markup: sorts.insert("HTML")
        case .list(let elements):
            sorts.insert("list")
            let shape = element ?? ContextShape()
            element = shape
            for element in elements { shape.add(element) }
        case .object(let object): add(object)
        }
    }

    func add(_ object: TemplateObject) {
        sorts.insert("object")
        for (name, value) in object.members {
            let shape = members[name] ?? ContextShape()
            if members.updateValue(shape, forKey: name) == nil { names.append(name) }
            shape.add(value)
        }
    }

    /// A line for each name, those within others indented below them.
    ///
    /// What has the names of one of `known`, or of what is around it, is told by that.
    func lines(indent: String = "", known: [(name: String, names: Set<String>)]) -> [String] {
        names.sorted().flatMap { name -> [String] in
            guard let member = members[name] else { return [] }
            return member.lines(of: name, indent: indent, known: known)
        }
    }

    private func lines(of name: String, indent: String, known: [(name: String, names: Set<String>)]) -> [String] {
        var value = self
        var sort = ""
        if sorts.contains("list"), let element {
            value = element
            sort = "list of "
        }
        let own = Set(value.names)
        let optional = sorts.contains("absent") ? " or nothing" : ""
        guard !own.isEmpty else {
            let plain = value.sorts.subtracting(["absent", "list"]).sorted().joined(separator: " or ")
            return ["\(indent)- `\(name)`: \(sort)\(plain.isEmpty ? "(empty in the sample)" : plain)\(optional)"]
        }
        if let shape = known.first(where: { $0.names == own }) {
            return ["\(indent)- `\(name)`: \(sort)\(shape.name)\(optional)"]
        }
        let inner = known + [(name: "as `\(name)` above", names: own)]
        return ["\(indent)- `\(name)`: \(sort)\(sort.isEmpty ? "names" : "objects")\(optional)"]
            + value.lines(indent: indent + "  ", known: inner)
    }
}
