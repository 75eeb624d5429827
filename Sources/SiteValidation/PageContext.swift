import Diagnostics

/// Where in a page the visit is, and where a check's findings go.
struct PageContext {
    /// The page's path from the site's root.
    let path: String
    /// The line of what is being visited.
    private(set) var line = 1
    /// What was found so far.
    private(set) var diagnostics: [Diagnostic] = []

    private var open: [(name: ElementName, spelling: UnsafePointer<UInt8>)] = []
    private var codeDepth = 0

    init(path: String) { self.path = path }

    /// The innermost open element; nil outside the root.
    var element: ElementName? { open.last?.name }
    /// The element around ``element``.
    var parent: ElementName? { open.dropLast().last?.name }
    /// Whether what is visited is a program's text rather than a reader's: a script, a style sheet, a listing.
    var isCode: Bool { codeDepth > 0 }
    /// The open elements from the root, as `html > body > main`.
    var elementPath: String { open.map { String(cString: $0.spelling) }.joined(separator: " > ") }

    /// Notes something that is wrong at the place of the visit.
    mutating func report(_ severity: Diagnostic.Severity = .error, rule: String, line: Int? = nil, _ summary: String) {
        diagnostics.append(Diagnostic(severity, rule: rule, place: "\(path):\(line ?? self.line)", summary: summary))
    }

    mutating func move(to line: Int) { self.line = line }

    mutating func push(_ tag: StartTag) {
        open.append((tag.name, tag.spelling))
        if tag.name.isCode { codeDepth += 1 }
    }

    mutating func pop() {
        if let last = open.popLast(), last.name.isCode { codeDepth -= 1 }
    }
}

extension ElementName {
    /// Whether its text is a program's.
    fileprivate var isCode: Bool {
        switch self {
        case .script, .style, .code, .pre, .kbd, .samp: true
        default: false
        }
    }
}
