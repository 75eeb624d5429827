import CLibXML2

/// A reader of XML documents, and the owner of one libxml2 parser context.
///
/// Nothing is loaded: no network, no DTD, no entities beyond XML's own five. A document that declares anything in its
/// DTD's internal subset is refused at the first declaration, so that no entity can ever be expanded. Nesting stops at
/// libxml2's 256 levels. The document is told to a ``PageVisit`` while it is read, and no tree of it is made.
///
/// One parser is used by one task at a time, and any number of parsers at once: errors come through the context's own
/// `serror`, never through a handler that the process shares.
final class MarkupParser {
    /// The largest document that is read; a sitemap has at most 50 MB by its protocol.
    static let maximumBytes = 64 << 20

    private let context: xmlParserCtxtPtr
    /// What the callbacks work on; their first argument.
    ///
    /// It is memory of its own so that a callback, of which there are thousands in a page, counts no references.
    private let state: UnsafeMutablePointer<ParserState>

    /// libxml2's manual: "This is not reentrant. Call once before processing in case of use in multithreaded programs."
    private static let initialized: Void = xmlInitParser()

    /// Makes libxml2 ready for parsers of any sort.
    static func initialize() { _ = initialized }

    init() {
        Self.initialize()
        guard let context = xmlNewParserCtxt() else { preconditionFailure("no memory for an XML parser") }
        self.context = context
        state = ParserState.attached(to: context, ParserState.callbacks)
    }

    deinit {
        xmlFreeParserCtxt(context)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Reads one document and tells `visit` what is in it, up to the first error.
    ///
    /// Empty where the document is well formed; else the first error is the cause and others may follow from it.
    func parse(_ bytes: UnsafeRawBufferPointer, into visit: inout PageVisit) -> [MarkupError] {
        if let error = MarkupError(inEncodingOf: bytes, limit: Self.maximumBytes) { return [error] }
        state.pointee.visit = consume visit
        state.pointee.errors = []
        // The bytes are known to be UTF-8: a declaration that says otherwise is not followed.
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOCDATA.rawValue
        let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress
        // None of our callbacks makes a document, but the parser may.
        let document = xmlCtxtReadMemory(context, base, Int32(bytes.count), nil, nil, Int32(options))
        if let document { xmlFreeDoc(document) }
        visit = state.pointee.endVisit()
        if state.pointee.errors.isEmpty, context.pointee.wellFormed == 0 {
            return [MarkupError(code: context.pointee.errNo, line: 0, column: 0, message: "Not well formed")]
        }
        return state.pointee.errors
    }
}
