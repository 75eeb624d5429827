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
    /// An address outside of the site that the page has not had before, in a tag; it is the context's innermost element's.
    mutating func visitForeign(_ address: String, _ kind: Link.Kind, of tag: StartTag, in page: inout PageContext)
    /// The context's innermost element ends.
    mutating func leave(in page: inout PageContext)
    /// The page ended, and was well formed.
    mutating func finish(_ facts: PageFacts, in page: inout PageContext)
}

extension PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {}
    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {}
    mutating func visit(_ link: Link, in page: inout PageContext) {}
    mutating func visitForeign(_ address: String, _ kind: Link.Kind, of tag: StartTag, in page: inout PageContext) {}
    mutating func leave(in page: inout PageContext) {}
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
    private var forbiddenNesting = ForbiddenNesting()
    private var foreignScript = ForeignScript()
    private var headingOrder = HeadingOrder()
    private var insecureAddress = InsecureAddress()
    private var invalidCharacter = InvalidCharacter()
    private var invalidLanguage = InvalidLanguage()
    private var leakedValue = LeakedValue()
    private var mainHeading = MainHeading()
    private var malformedLink = MalformedLink()
    private var missingAlternative = MissingAlternative()
    private var missingDescription = MissingDescription()
    private var missingDoctype = MissingDoctype()
    private var missingLabel = MissingLabel()
    private var missingLanguage = MissingLanguage()
    private var missingTitle = MissingTitle()
    private var outsideLink = OutsideLink()
    private var policyMissesInline = PolicyMissesInline()
    private var raggedTable = RaggedTable()
    private var relativeCanonical = RelativeCanonical()
    private var rootRelativeLink = RootRelativeLink()
    private var scriptLink = ScriptLink()
    private var unnamedControl = UnnamedControl()

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        duplicateID.visit(tag, in: &page)
        invalidCharacter.visit(tag, in: &page)
        invalidLanguage.visit(tag, in: &page)
        leakedValue.visit(tag, in: &page)
        policyMissesInline.visit(tag, in: &page)
        unnamedControl.visit(tag, in: &page)
        // The rest is about elements that it names.
        if tag.name == .other { return }
        forbiddenNesting.visit(tag, in: &page)
        headingOrder.visit(tag, in: &page)
        missingAlternative.visit(tag, in: &page)
        missingLabel.visit(tag, in: &page)
        raggedTable.visit(tag, in: &page)
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        invalidCharacter.visit(text, in: &page)
        leakedValue.visit(text, in: &page)
        policyMissesInline.visit(text, in: &page)
        unnamedControl.visit(text, in: &page)
    }

    mutating func visit(_ link: Link, in page: inout PageContext) {
        malformedLink.visit(link, in: &page)
        outsideLink.visit(link, in: &page)
        rootRelativeLink.visit(link, in: &page)
        scriptLink.visit(link, in: &page)
    }

    mutating func visitForeign(_ address: String, _ kind: Link.Kind, of tag: StartTag, in page: inout PageContext) {
        foreignScript.visitForeign(address, kind, of: tag, in: &page)
        insecureAddress.visitForeign(address, kind, of: tag, in: &page)
    }

    mutating func leave(in page: inout PageContext) {
        raggedTable.leave(in: &page)
        unnamedControl.leave(in: &page)
    }

    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        mainHeading.finish(facts, in: &page)
        missingDescription.finish(facts, in: &page)
        missingDoctype.finish(facts, in: &page)
        missingLabel.finish(facts, in: &page)
        missingLanguage.finish(facts, in: &page)
        missingTitle.finish(facts, in: &page)
        relativeCanonical.finish(facts, in: &page)
    }
}

/// Every rule of the whole site.
enum SiteChecks {
    static let all: [any SiteCheck] = [
        BrokenFragment(), BrokenLink(), CanonicalElsewhere(), DuplicateTitle(), InvalidFileName(), OneWayAlternate(),
        OrphanPage(), SearchDiffers(), SitemapDiffers(), UnmatchedHeader(),
    ]
}
