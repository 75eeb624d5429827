/// Names with values: what a template is rendered with.
///
/// Names are looked for from the front, one by one; below some forty names that beats hashing, and building an object
/// costs one allocation. Of two equal names the first counts.
public struct TemplateObject: Sendable, ExpressibleByDictionaryLiteral {
    /// A name and its value.
    struct Member: Sendable {
        let name: String
        var value: TemplateValue
    }

    private(set) var members: [Member]

    /// Takes names and values in the order in which they are looked through.
    public init(_ members: [(String, TemplateValue)] = []) {
        self.members = members.map { Member(name: $0, value: $1) }
    }

    /// Takes names and values in the order in which they are looked through.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }

    /// The names, in order.
    public var names: [String] { members.map(\.name) }

    /// The value of a name; setting a new name appends it, setting nil removes it.
    public subscript(name: String) -> TemplateValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Both objects' names; a name of both has the other's value.
    public func merging(_ other: TemplateObject) -> TemplateObject {
        var merged = self
        for member in other.members { merged[member.name] = member.value }
        return merged
    }
}
