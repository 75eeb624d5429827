/// A link or button has a text, a picture with an alternative text, or a label: else nobody can tell what it does.
struct UnnamedControl: PageCheck {
    private var open: [(element: ElementName, depth: Int, line: Int, isNamed: Bool)] = []

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        let isControl = tag.name == .button || tag.name == .a && tag[.href] != nil && !page.isInside(.svg)
        if isControl {
            open.append((tag.name, page.depth, page.line, tag.isNamed))
        } else if !open.isEmpty {
            let isText = tag.name == .img || tag.name == .input
            if tag.isNamed || isText && tag[.alt].map({ !$0.value.allSatisfy(isHTMLSpace) }) ?? false {
                open[open.count - 1].isNamed = true
            }
        }
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        if !open.isEmpty { open[open.count - 1].isNamed = true }
    }

    mutating func leave(in page: inout PageContext) {
        guard let control = open.last, control.depth == page.depth else { return }
        open.removeLast()
        if control.isNamed { return }
        page.report(
            rule: "unnamed-control",
            line: control.line,
            "the \(control.element == .a ? "link" : "button") at \(page.elementPath) has neither text nor label"
        )
    }
}
