/// A rule over one page, fed with the page's markup in document order.
///
/// A check is made for each page, so that it may keep what it has seen. It notes what is wrong with
/// ``PageContext/report(_:rule:line:_:)``, once for each cause.
protocol PageCheck {
    init()
    /// An element begins; it is the context's innermost one.
    mutating func visit(_ tag: StartTag, in page: inout PageContext)
    /// The whole of a text between two tags, other than white space.
    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext)
    /// A link that the page has not had before.
    mutating func visit(_ link: Link, in page: inout PageContext)
    /// The page ended, and was well formed.
    mutating func finish(_ facts: PageFacts, in page: inout PageContext)
}

extension PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {}
    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {}
    mutating func visit(_ link: Link, in page: inout PageContext) {}
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {}
}

/// A rule over all pages together.
protocol SiteCheck: Sendable {
    /// Adds what is wrong to the report.
    func check(_ site: SiteFacts, into report: inout ValidationReport)
}

/// Every rule of a page, with what it has seen of one.
///
/// The rules are named here one by one, not kept in a list of `any PageCheck`: there are thousands of visits in a page,
/// and only the rules that look at one are called for it.
struct PageChecks {
    private var duplicateID = DuplicateID()
    private var invalidCharacter = InvalidCharacter()
    private var leakedValue = LeakedValue()
    private var mainHeading = MainHeading()
    private var malformedLink = MalformedLink()
    private var missingAlternative = MissingAlternative()
    private var missingLanguage = MissingLanguage()
    private var missingTitle = MissingTitle()
    private var outsideLink = OutsideLink()
    private var rootRelativeLink = RootRelativeLink()
    private var scriptLink = ScriptLink()

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        duplicateID.visit(tag, in: &page)
        invalidCharacter.visit(tag, in: &page)
        leakedValue.visit(tag, in: &page)
        missingAlternative.visit(tag, in: &page)
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        invalidCharacter.visit(text, in: &page)
        leakedValue.visit(text, in: &page)
    }

    mutating func visit(_ link: Link, in page: inout PageContext) {
        malformedLink.visit(link, in: &page)
        outsideLink.visit(link, in: &page)
        rootRelativeLink.visit(link, in: &page)
        scriptLink.visit(link, in: &page)
    }

    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        mainHeading.finish(facts, in: &page)
        missingLanguage.finish(facts, in: &page)
        missingTitle.finish(facts, in: &page)
    }
}

/// Every rule of the whole site.
enum SiteChecks {
    static let all: [any SiteCheck] = [BrokenFragment(), BrokenLink(), DuplicateTitle()]
}
