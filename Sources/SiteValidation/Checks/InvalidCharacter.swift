/// No character that a reader cannot see or that shows a broken text: controls, soft hyphens, replacement characters,
/// byte order marks.
///
/// The controls below U+0020 are no XML and found by the parser; HTML forbids
/// [the others](https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream) too.
struct InvalidCharacter: PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        for attribute in tag.attributes {
            guard let fault = Self.fault(in: attribute.value) else { continue }
            page.report(rule: "invalid-character", "\(fault) in the attribute \(attribute.nameText)")
        }
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        guard !page.isCode, let fault = Self.fault(in: text) else { return }
        page.report(rule: "invalid-character", "\(fault) in a text of \(page.elementPath)")
    }

    private static func fault(in text: UnsafeBufferPointer<UInt8>) -> String? {
        for index in text.indices {
            switch text[index] {
            case 0x7F: return "the control character U+007F"
            case 0xC2 where index + 1 < text.count:
                let next = text[index + 1]
                if next < 0xA0 { return "the control character U+00\(String(next, radix: 16, uppercase: true))" }
                if next == 0xAD { return "a soft hyphen (U+00AD)" }
            case 0xEF where index + 2 < text.count:
                if text[index + 1] == 0xBF, text[index + 2] == 0xBD { return "a replacement character (U+FFFD)" }
                if text[index + 1] == 0xBB, text[index + 2] == 0xBF { return "a byte order mark (U+FEFF)" }
            default: continue
            }
        }
        return nil
    }
}
