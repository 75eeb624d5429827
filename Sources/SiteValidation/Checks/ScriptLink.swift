/// No address is a script: where data could put one, a reader's click would run it.
struct ScriptLink: PageCheck {
    mutating func visit(_ link: Link, in page: inout PageContext) {
        guard case .script = link.target else { return }
        page.report(rule: "script-link", "the address \"\(link.address)\" is a script")
    }
}
