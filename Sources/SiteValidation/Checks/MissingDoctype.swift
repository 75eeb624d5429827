/// A page begins with `<!DOCTYPE html>`: without it browsers show it as pages of the last century.
struct MissingDoctype: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        var start = page.bytes[...]
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        // Processing instructions and comments may come before it.
        while let first = start.firstIndex(where: { !isHTMLSpace($0) }) {
            start = start[first...]
            guard start.starts(with: "<?".utf8) || start.starts(with: "<!--".utf8) else { break }
            guard let end = start.firstIndex(of: UInt8(ascii: ">")) else { break }
            start = start[(end + 1)...]
        }
        if start.prefix(14).map({ $0 | 0x20 }).elementsEqual("<!doctype html".utf8.map { $0 | 0x20 }) { return }
        page.report(rule: "missing-doctype", line: 1, "the page does not begin with <!DOCTYPE html>")
    }
}
