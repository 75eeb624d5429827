import CLibXML2

/// A forgiving reader of HTML, and the owner of one libxml2 parser context for it.
///
/// Nothing is loaded, and nesting stops at 256 levels, as in XML. libxml2 knows HTML 4: what newer elements close is not
/// known to it, so the tree that it tells is not always a browser's.
final class HTMLMarkupParser {
    private let context: htmlParserCtxtPtr
    private let state: UnsafeMutablePointer<ParserState>

    init() {
        MarkupParser.initialize()
        guard let context = htmlNewParserCtxt() else { preconditionFailure("no memory for an HTML parser") }
        self.context = context
        state = ParserState.attached(to: context, ParserState.htmlCallbacks)
    }

    deinit {
        htmlFreeParserCtxt(context)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Reads one document of UTF-8 without NUL to its end, tells `visit` what is in it, and gives what it forgave, in the document's order.
    func parse(_ bytes: UnsafeRawBufferPointer, into visit: inout PageVisit) -> [MarkupError] {
        state.pointee.visit = consume visit
        state.pointee.errors = []
        let options = HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress
        let document = htmlCtxtReadMemory(context, base, Int32(bytes.count), nil, nil, Int32(options))
        if let document { xmlFreeDoc(document) }
        visit = state.pointee.endVisit()
        return state.pointee.errors
    }
}
