public import Diagnostics

/// A rule by which something can be wrong with a site: its name, how bad a breach is, and what it asks for.
public struct ValidationRule: Sendable, Equatable {
    /// What diagnostics, reports and settings call it.
    public let name: String
    /// How bad a breach is, unless settings say otherwise.
    public let severity: Diagnostic.Severity
    /// What it asks for, as a sentence.
    public let summary: String

    private init(_ name: String, _ severity: Diagnostic.Severity, _ summary: String) {
        self.name = name
        self.severity = severity
        self.summary = summary
    }

    /// Every rule, in the order of their names.
    public static let all: [ValidationRule] = markup + content + links + site

    /// What a document is made of.
    private static let markup: [ValidationRule] = [
        .init("not-well-formed", .error, "A document is well formed XML in UTF-8 and declares nothing."),
        .init("malformed-html", .error, "With --html: the markup needs none of a browser's forgiveness."),
        .init("missing-doctype", .error, "A page begins with <!DOCTYPE html>."),
        .init("wrong-namespace", .error, "The root element is in the namespace that readers of its sort look for."),
        .init("unknown-element", .error, "Every element is one of HTML, SVG, sitemaps or Atom."),
        .init("misplaced-element", .error, "An element stands where the grammar allows it."),
        .init("misplaced-text", .error, "Text stands where the grammar allows it."),
        .init("incomplete-element", .error, "An element has the children that it must have."),
        .init("unknown-attribute", .error, "An attribute is one that its element may have; event handlers are none."),
        .init("missing-attribute", .error, "An element has the attributes that it must have."),
        .init("attribute-value", .error, "An attribute has one of the values that it may have."),
        .init("forbidden-nesting", .error, "No link stands in a link, no field in a button, no form in a form."),
        .init("invalid-id", .error, "An id is not empty and has no white space."),
        .init("duplicate-id", .error, "An id is one element's only."),
        .init("invalid-character", .error, "No text has controls, soft hyphens or replacement characters."),
    ]

    /// What a page tells its readers.
    private static let content: [ValidationRule] = [
        .init("leaked-value", .error, "No text is what a program printed in place of a value."),
        .init("missing-title", .error, "A page has a title."),
        .init("duplicate-title", .warning, "Two pages of a language do not share a title."),
        .init("missing-description", .warning, "A page describes itself."),
        .init("duplicate-description", .warning, "Two pages of a language do not share a description."),
        .init("missing-lang", .error, "A page says which language it is in."),
        .init("invalid-lang", .error, "A language tag's subtags are registered."),
        .init("main-heading", .error, "A page has one h1."),
        .init("heading-order", .warning, "A heading is at most one level below the one before it."),
        .init("missing-alt", .error, "A picture has a text for those who do not see it."),
        .init("missing-label", .error, "A field has a label."),
        .init("unnamed-control", .error, "A link or button has a text or a label."),
        .init("ragged-table", .error, "The rows of a table are as long as each other."),
        .init("table-without-header", .warning, "A table has header cells."),
    ]

    /// Where a page leads and what it loads.
    private static let links: [ValidationRule] = [
        .init("broken-link", .error, "A link within the site leads to a file."),
        .init("missing-asset", .error, "What a page or another file needs is there."),
        .init("broken-fragment", .error, "A link's fragment is an id where it leads."),
        .init("link-without-slash", .warning, "A link to a folder ends in a slash."),
        .init("link-outside", .error, "No link leads above the site's root."),
        .init("root-relative-link", .warning, "No link within the site begins with a slash."),
        .init("script-link", .error, "No address is a script."),
        .init("malformed-link", .error, "An address is one without a browser's forgiveness."),
        .init("insecure-address", .error, "What a page loads comes over TLS."),
        .init("foreign-script", .error, "Scripts and style sheets are the site's own."),
        .init("policy-misses-inline", .error, "The policy allows the page's own inline scripts and styles."),
    ]

    /// How the files of a site fit each other.
    private static let site: [ValidationRule] = [
        .init("relative-canonical", .error, "A canonical address is absolute."),
        .init("canonical-elsewhere", .error, "A canonical address leads to a page that is canonical itself."),
        .init("one-way-alternate", .error, "Pages that are each other in another language name each other."),
        .init("orphan-page", .warning, "A link leads to every page."),
        .init("sitemap-lists-no-page", .error, "A sitemap lists canonical addresses of pages."),
        .init("sitemap-misses-page", .error, "A sitemap lists every canonical page."),
        .init("search-differs", .error, "A search index leads to as many pages of a kind as there are."),
        .init("invalid-file-name", .error, "A file's name is UTF-8 without control characters."),
        .init("invalid-json", .error, "A JSON file is JSON."),
        .init("schema-mismatch", .error, "A JSON file is as the schema beside it says."),
        .init("wrong-hash", .error, "A file whose name has a hash of its content has that content."),
        .init("wrong-checksum", .error, "A file has the checksum that SHA256SUMS says."),
        .init("unmatched-header", .warning, "The rules of _headers are about files that are there."),
    ]
}
