/// Names with values: what a template is rendered with.
///
/// Names are looked for from the front, one by one; below some forty names that beats hashing, and building an object
/// costs one allocation. Of two equal names the first counts.
public struct TemplateObject: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var members: [(String, TemplateValue)]

    /// Takes names and values in the order in which they are looked through.
    public init(_ members: [(String, TemplateValue)] = []) { self.members = members }

    /// Takes names and values in the order in which they are looked through.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) { members = elements }

    /// The names, in order.
    public var names: [String] { members.map(\.0) }

    /// The value of a name; setting a new name appends it, setting nil removes it.
    public subscript(name: String) -> TemplateValue? {
        get { place(of: name).map { members[$0].1 } }
        set {
            switch (place(of: name), newValue) {
            case (let place?, let value?): members[place].1 = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Both objects' names; a name of both has the other's value.
    public func merging(_ other: TemplateObject) -> TemplateObject {
        var merged = self
        merged.members.reserveCapacity(members.count + other.members.count)
        for (name, value) in other.members { merged[name] = value }
        return merged
    }

    private func place(of name: String) -> Int? {
        for place in members.indices where members[place].0 == name { return place }
        return nil
    }
}
