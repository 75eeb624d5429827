import BuildSupport

/// A page's content security policy lets its own inline scripts and styles run, each by its hash.
struct PolicyMissesInline: PageCheck {
    private var scripts: [Substring]?
    private var styles: [Substring]?
    private var isExecutable = false

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        switch tag.name {
        case .meta where tag[.httpEquiv]?.text.lowercased() == "content-security-policy":
            let directives = Self.directives(of: tag[.content]?.text ?? "")
            scripts = Self.sources(["script-src-elem", "script-src", "default-src"], in: directives)
            styles = Self.sources(["style-src-elem", "style-src", "default-src"], in: directives)
        case .script:
            let type = tag[.type]?.text.lowercased() ?? ""
            isExecutable = tag[.src] == nil && ["", "module", "text/javascript", "importmap"].contains(type)
        default:
            guard let styles, tag[.style] != nil, !Self.allowsAll(styles) else { return }
            let summary = "the policy allows no style attribute, as at \(page.elementPath)"
            page.reportTag(rule: "policy-misses-inline", summary)
        }
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        switch page.element {
        case .script where isExecutable: check(text, scripts, "script", in: &page)
        case .style where !page.isInside(.svg): check(text, styles, "style sheet", in: &page)
        default: break
        }
    }

    private func check(
        _ text: UnsafeBufferPointer<UInt8>,
        _ sources: [Substring]?,
        _ what: String,
        in page: inout PageContext
    ) {
        guard let sources, !Self.allowsAll(sources) else { return }
        let hash = "'sha256-\(SHA256(of: text).base64)'"
        if sources.contains(hash[...]) { return }
        page.report(rule: "policy-misses-inline", "the policy does not allow the inline \(what), which is \(hash)")
    }

    private static func allowsAll(_ sources: [Substring]) -> Bool {
        sources.contains("'unsafe-inline'") && !sources.contains { $0.hasPrefix("'sha") || $0.hasPrefix("'nonce-") }
    }

    /// A policy's directives, each a name and sources.
    private static func directives(of policy: String) -> [[Substring]] {
        // Its bytes: finding where characters begin would cost more than all else that is done with a policy.
        policy.utf8.split(separator: UInt8(ascii: ";")).map { directive in
            directive.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        }
    }

    /// The sources of the first directive that a policy has; nil where it has none and so allows everything.
    private static func sources(_ names: [Substring], in directives: [[Substring]]) -> [Substring]? {
        for name in names {
            if let found = directives.first(where: { $0.first == name }) { return Array(found.dropFirst()) }
        }
        return nil
    }
}
