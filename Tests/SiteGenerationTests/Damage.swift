import TestSupport

/// One way to spoil a page, at a random place.
struct Damage {
    let name: String
    /// Whether it changes what stands in what, so that every case of it must be told.
    let isStructural: Bool
    /// The spoiled page; nil where the page has no place for it.
    let apply: (String, inout SplitMix64) -> String?
}

extension Damage {
    /// Replaces what a pattern finds at one of the places where it does.
    private static func replace(
        _ name: String,
        structural: Bool = true,
        _ pattern: Regex<Substring>,
        with text: @escaping (Substring) -> String
    ) -> Damage {
        Damage(name: name, isStructural: structural) { page, generator in
            // What is in the head is scripts and data as well.
            guard let body = page.firstRange(of: "<body")?.lowerBound,
                let found = page[body...].ranges(of: pattern).randomElement(using: &generator)
            else { return nil }
            return page.replacingCharacters(in: found, with: text(page[found]))
        }
    }

    /// Replaces the first place of a text.
    private static func first(_ name: String, structural: Bool = true, _ old: String, _ new: String) -> Damage {
        Damage(name: name, isStructural: structural) { page, _ in
            page.firstRange(of: old).map { page.replacingCharacters(in: $0, with: new) }
        }
    }

    static var all: [Damage] { tags + attributes + bytes + contents }

    private static var tags: [Damage] {
        [
            replace("an end tag is gone", /<\/[a-z0-9]+>/) { _ in "" },
            replace("a start tag is gone", /<(?:p|li|ul|dl|dt|dd|td|th|tr|table|span|a|section|h2)(?: [^<>]*[^<>\/])?>/)
            { _ in "" },
            replace("an end tag is there twice", /<\/[a-z0-9]+>/) { "\($0)\($0)" },
            replace("an element has another name", /<\/?(?:li|dt|dd|td|th|tr|ul|dl)\b/) {
                $0.hasPrefix("</") ? "</div" : "<div"
            },
            replace("a name lacks its first letter", /<(?:section|table|details|article|span)\b/) {
                "<" + $0.dropFirst(2)
            },
            replace("a block is in a paragraph", /<\/p>/) { "<div>x</div>\($0)" },
            replace("a list holds a block", /<\/ul>/) { "<div>x</div>\($0)" },
            replace("an item is in no list", /<\/section>/) { "<li>x</li>\($0)" },
            replace("a row holds no cell", /<\/tr>/) { "<p>x</p>\($0)" },
            replace("an element is unknown", /<\/section>/) { "<spam>x</spam>\($0)" },
            replace("a link is in a link", /<\/a>/) { "<a href=\"./\">x</a>\($0)" },
            replace("a list holds text", /<\/ul>/) { "x\($0)" },
            replace("a term has no description", /<\/dl>/) { "<dt>x</dt>\($0)" },
            replace("a cell is missing", /<td[^<>]*>[^<]*<\/td>/) { _ in "" },
            replace("HTML is in a drawing", /<\/svg>/) { "<p>x</p>\($0)" },
            first("the body ends early", "<main", "</body><main"),
            first("a second title", "</title>", "</title><title>x</title>"),
        ]
    }

    private static var attributes: [Damage] {
        [
            replace("an attribute is there twice", #/ class="/#) { " class=\"x\"\($0)" },
            replace("an attribute has no quotes", #/ (?:class|href)="[a-z]+"/#) { $0.filter { $0 != "\"" } },
            replace("a quote is missing", /="[^"<>]*"/) { String($0.dropLast()) },
            replace("an attribute is unknown", #/ class="/#) { " clas=\"x\"\($0)" },
            replace("a value is none", #/ scope="(?:row|col)"/#) { _ in " scope=\"x\"" },
            replace("a handler is inline", /<p\b/) { "\($0) onclick=\"x()\"" },
            replace("an id is there twice", /<\/main>/) { "<p id=\"main\">x</p>\($0)" },
            replace("a label is gone", /<input type="search"[^<>]*>/) { _ in "<input type=\"search\"/>" },
            first("the language is gone", "<html lang=", "<html class="),
        ]
    }

    private static var bytes: [Damage] {
        [
            replace("an ampersand is raw", /<\/(?:p|h2|li|dd|td)>/) { " & \($0)" },
            replace("a less-than sign is raw", /<\/(?:p|h2|li|dd|td)>/) { " < \($0)" },
            replace("an entity is unknown", /<\/(?:p|h2|li|dd|td)>/) { "&nbsp;\($0)" },
            replace("a control is in a text", /<\/(?:p|h2|li|dd|td)>/) { "\u{1}\($0)" },
            replace("a soft hyphen is in a text", /<\/(?:p|h2|li|dd|td)>/) { "\u{AD}\($0)" },
            Damage(name: "the page is cut", isStructural: true) { page, generator in
                let length = page.utf8.count
                return String(
                    decoding: page.utf8.prefix(Int.random(in: 1..<(length - 10), using: &generator)),
                    as: UTF8.self
                )
            },
        ]
    }

    private static var contents: [Damage] {
        [
            Damage(name: "the title is gone", isStructural: true) { page, _ in
                page.firstRange(of: /<title>[^<]*<\/title>/).map { page.replacingCharacters(in: $0, with: "") }
            },
            replace("the heading is a lower one", /<h1\b/) { _ in "<h1>x</h1><h1" },
            replace("a value leaked", /<td[^<>]*>[^<]+<\/td>/) { _ in "<td>null</td>" },
            replace("a template leaked", /<\/(?:p|h2|li|dd)>/) { "{{x}}\($0)" },
            replace("a link leads nowhere", structural: false, /href="(?:\.\.\/)+[a-z]/) { "\($0)nowhere/" },
            first("the doctype is gone", "<!DOCTYPE html>", ""),
        ]
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }
}
