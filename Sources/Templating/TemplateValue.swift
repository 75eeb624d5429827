/// What a name stands for while a template is rendered.
///
/// In a section `absent`, `false`, an empty list, and empty text or markup count as false; everything else counts as
/// true, zero too: the Mustache specification leaves numbers open, and a page that shows a value of zero shows its label.
public enum TemplateValue: Sendable {
    /// The name is known and has no value: it writes nothing, and so do its members.
    case absent
    /// A condition; written as `true` or `false`.
    case flag(Bool)
    /// A whole number, written in decimal.
    case number(Int)
    /// Text that anybody may have written; escaped by `{{name}}`.
    case text(String)
    /// Text that is HTML already; written as it is.
    case markup(Markup)
    /// What a section goes through, in order.
    case list([TemplateValue])
    /// Names with values of their own.
    case object(TemplateObject)
}

extension TemplateValue {
    /// Text, or `absent` where there is none.
    public static func text(orAbsent text: String?) -> TemplateValue { text.map(TemplateValue.text) ?? .absent }

    /// A number, or `absent` where there is none.
    public static func number(orAbsent number: Int?) -> TemplateValue { number.map(TemplateValue.number) ?? .absent }

    /// Objects as a list.
    public static func list(_ objects: [TemplateObject]) -> TemplateValue { .list(objects.map(TemplateValue.object)) }
}

extension TemplateValue {
    /// Whether a section is rendered for it.
    var isTrue: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .number, .object: true
        case .text(let text): !text.isEmpty
        case .markup(let markup): !markup.html.isEmpty
        case .list(let elements): !elements.isEmpty
        }
    }

    /// Whether it is a list.
    var isList: Bool { if case .list = self { true } else { false } }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes text.
    public init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    /// Makes a flag.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// Makes a list.
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Makes an object.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) { self = .object(TemplateObject(elements)) }
}
