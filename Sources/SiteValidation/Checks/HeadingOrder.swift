import Diagnostics

/// Headings go down one level at a time, so that who jumps from heading to heading misses none.
struct HeadingOrder: PageCheck {
    private var last = 0

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        guard let level = tag.name.headingLevel else { return }
        if last > 0, level > last + 1 {
            page.reportTag(.warning, rule: "heading-order", "a heading of level \(level) follows one of level \(last)")
        }
        last = level
    }
}

extension ElementName {
    /// The level of a heading, from 1 to 6.
    var headingLevel: Int? {
        switch self {
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        default: nil
        }
    }
}
