import Diagnostics

/// Where in a page the visit is, and where a check's findings go.
struct PageContext {
    /// The page's path from the site's root.
    let path: String
    /// The line of what is being visited.
    private(set) var line = 1
    /// How much of the document is read: for a tag, up to before its final `>` or behind it.
    private var offset = 0
    /// The whole document.
    let bytes: UnsafeRawBufferPointer
    /// What was found so far.
    private(set) var diagnostics: [Diagnostic] = []

    private var open: [(name: ElementName, spelling: UnsafePointer<UInt8>)] = []
    private var codeDepth = 0

    /// Creates the context of a document's first byte; `bytes` must outlive it.
    init(path: String, bytes: UnsafeRawBufferPointer) {
        self.path = path
        self.bytes = bytes
    }

    /// The innermost open element; nil outside the root.
    var element: ElementName? { open.last?.name }
    /// The element around ``element``.
    var parent: ElementName? { open.dropLast().last?.name }
    /// How many elements are open.
    var depth: Int { open.count }
    /// Whether the innermost element stands in one of that name, at any depth.
    func isInside(_ name: ElementName) -> Bool { open.dropLast().contains { $0.name == name } }
    /// Whether no element is open.
    var isOutside: Bool { open.isEmpty }
    /// Whether what is visited is a program's text rather than a reader's: a script, a style sheet, a listing.
    var isCode: Bool { codeDepth > 0 }
    /// The open elements from the root, as `html > body > main`.
    var elementPath: String { open.map { String(cString: $0.spelling) }.joined(separator: " > ") }

    /// Notes something that is wrong at the place of the visit.
    mutating func report(_ severity: Diagnostic.Severity = .error, rule: String, line: Int? = nil, _ summary: String) {
        diagnostics.append(Diagnostic(severity, rule: rule, place: "\(path):\(line ?? self.line)", summary: summary))
    }

    /// Notes something that is wrong with the tag that is visited, with its line and column in code points.
    mutating func reportTag(_ severity: Diagnostic.Severity = .error, rule: String, _ summary: String) {
        // No attribute's value has a "<" in XML: the last one is the tag's own.
        let read = bytes[..<min(offset, bytes.count)]
        let start = read.lastIndex(of: UInt8(ascii: "<")) ?? read.startIndex
        let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = line - read[start...].count { $0 == UInt8(ascii: "\n") }
        // All bytes of a character but its first begin with the bits 10.
        let column = 1 + bytes[lineStart..<start].count { $0 & 0xC0 != 0x80 }
        let place = "\(path):\(line):\(column)"
        diagnostics.append(Diagnostic(severity, rule: rule, place: place, summary: summary))
    }

    /// Forgets what some rules found.
    mutating func drop(_ rules: Set<String>) { diagnostics.removeAll { rules.contains($0.rule) } }

    mutating func move(to line: Int) { self.line = line }

    mutating func move(to line: Int, offset: Int) {
        self.line = line
        self.offset = offset
    }

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
