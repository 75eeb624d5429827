import CLibXML2

/// What a parser's callbacks work on, and the callbacks.
struct ParserState {
    private let context: xmlParserCtxtPtr
    private let elementNames: NameTable<ElementName>
    private let attributeNames: NameTable<AttributeName>
    private var attributes: [Attribute] = []
    /// The faults of the document that is read, in its order.
    var errors: [MarkupError] = []
    /// Who is told what is in the document; nil between documents.
    var visit: PageVisit?

    /// A state of its own memory that a context's callbacks work on, and none but these; whoever asks for it frees it.
    static func attached(
        to context: xmlParserCtxtPtr,
        _ callbacks: xmlSAXHandler
    ) -> UnsafeMutablePointer<ParserState> {
        guard let sax = context.pointee.sax else { preconditionFailure("libxml2 gives every context its callbacks") }
        let state = UnsafeMutablePointer<ParserState>.allocate(capacity: 1)
        state.initialize(to: ParserState(context: context))
        // libxml2's own callbacks take their first argument for the context, so none of them may stay.
        context.pointee.userData = UnsafeMutableRawPointer(state)
        sax.pointee = callbacks
        return state
    }

    private init(context: xmlParserCtxtPtr) {
        self.context = context
        elementNames = NameTable(ElementName.allCases, other: .other, dictionary: context.pointee.dict)
        attributeNames = NameTable(AttributeName.allCases, other: .other, dictionary: context.pointee.dict)
    }

    /// Gives the visit back.
    mutating func endVisit() -> PageVisit {
        guard let visit = visit.take() else { preconditionFailure("a visit ends once") }
        return visit
    }

    private var line: Int { context.pointee.input.map { Int($0.pointee.line) } ?? 0 }

    /// How many bytes of the document are read.
    private var offset: Int {
        guard let input = context.pointee.input else { return 0 }
        return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }

    private mutating func startTag(
        _ spelling: UnsafePointer<UInt8>,
        _ namespace: UnsafePointer<UInt8>?,
        _ count: Int,
        _ raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        attributes.removeAll(keepingCapacity: true)
        for index in 0..<count {
            // "pointer to the array of (localname/prefix/URI/value/end) attribute values" (parser.h)
            guard let field = raw?.advanced(by: index * 5), let name = field[0], let start = field[3],
                let end = field[4]
            else { continue }
            attributes.append(
                Attribute(
                    name: attributeNames[name],
                    spelling: name,
                    value: UnsafeBufferPointer(start: start, count: end - start)
                )
            )
        }
        let (name, line, offset) = (elementNames[spelling], line, offset)
        attributes.withUnsafeBufferPointer { attributes in
            let tag = StartTag(name: name, spelling: spelling, namespace: namespace, attributes: attributes)
            visit?.startTag(tag, line: line, offset: offset)
        }
    }

    private mutating func startHTMLTag(
        _ spelling: UnsafePointer<UInt8>,
        _ raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        attributes.removeAll(keepingCapacity: true)
        // "the array of attributes ... name/value pairs, NULL terminated" (parser.h); a value may be missing.
        var index = 0
        while let name = raw?[index] {
            let name = interned(name)
            let value = raw?[index + 1]
            attributes.append(
                Attribute(
                    name: attributeNames[name],
                    spelling: name,
                    value: UnsafeBufferPointer(start: value, count: value.map { Int(xmlStrlen($0)) } ?? 0)
                )
            )
            index += 2
        }
        // Tags that the parser adds have names that are not from its dictionary.
        let spelling = interned(spelling)
        let (name, line, offset) = (elementNames[spelling], line, offset)
        attributes.withUnsafeBufferPointer { attributes in
            let tag = StartTag(name: name, spelling: spelling, namespace: nil, attributes: attributes)
            visit?.startTag(tag, line: line, offset: offset)
        }
        // libxml2 holds XML to this limit, and HTML to none.
        if let visit, visit.depth > 256 { refuse("More than 256 elements stand in each other") }
    }

    private func interned(_ name: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        xmlDictLookup(context.pointee.dict, name, -1) ?? name
    }

    /// Stops at something that a page may not have, although its syntax allows it.
    private mutating func refuse(_ message: String) {
        guard errors.last?.message != message else { return }
        errors.append(MarkupError(code: 0, line: line, column: 0, message: message))
        xmlStopParser(context)
    }

    private mutating func record(_ error: xmlError) {
        // With a DOCTYPE that names a DTD an unknown entity is only a warning, as the DTD might declare it. None is read.
        let isError = error.level != XML_ERR_WARNING || error.code == XML_WAR_UNDECLARED_ENTITY.rawValue
        guard isError, !isKnownElement(error) else { return }
        let message = error.message.map { String(cString: $0) } ?? "unknown error"
        errors.append(
            MarkupError(
                code: error.code,
                line: Int(error.line),
                column: Int(error.int2),
                message: message.split(whereSeparator: \.isNewline).joined(separator: " ")
            )
        )
    }
}

extension ParserState {
    /// Whether an error is only that libxml2's parser of HTML has never heard of an element that HTML or SVG has.
    private func isKnownElement(_ error: xmlError) -> Bool {
        guard error.code == XML_HTML_UNKNOWN_TAG.rawValue, let name = error.str1.map({ String(cString: $0) }) else {
            return false
        }
        let known = Grammars.markup.elementNames
        return known.contains(name) || known.contains { $0.lowercased() == name } || name.contains("-")
    }

    /// The whole of what libxml2 may call; what is not set here is nothing.
    static var callbacks: xmlSAXHandler {
        var sax = xmlSAXHandler()
        sax.initialized = UInt32(XML_SAX2_MAGIC)
        sax.startElementNs = { pointer, name, _, namespace, _, _, count, _, attributes in
            guard let name else { return }
            state(at: pointer)?.pointee.startTag(name, namespace, Int(count), attributes)
        }
        sax.endElementNs = { pointer, _, _, _ in
            guard let state = state(at: pointer) else { return }
            state.pointee.visit?.endTag(line: state.pointee.line, offset: state.pointee.offset)
        }
        sax.characters = { pointer, bytes, count in
            guard let state = state(at: pointer) else { return }
            state.pointee.visit?.text(UnsafeBufferPointer(start: bytes, count: Int(count)), line: state.pointee.line)
        }
        // The same function for both tells libxml2 not to guess which white space can be ignored.
        sax.ignorableWhitespace = sax.characters
        sax.entityDecl = { pointer, _, _, _, _, _ in
            state(at: pointer)?.pointee.refuse("The DOCTYPE declares an entity; none may be declared")
        }
        sax.unparsedEntityDecl = { pointer, _, _, _, _ in
            state(at: pointer)?.pointee.refuse("The DOCTYPE declares an entity; none may be declared")
        }
        sax.attributeDecl = { pointer, _, _, _, _, _, tree in
            // The enumerated values belong to the callback: libxml2 frees them only where there is none.
            xmlFreeEnumeration(tree)
            state(at: pointer)?.pointee.refuse("The DOCTYPE declares attributes; nothing may be declared")
        }
        sax.elementDecl = { pointer, _, _, _ in
            state(at: pointer)?.pointee.refuse("The DOCTYPE declares an element; nothing may be declared")
        }
        sax.notationDecl = { pointer, _, _, _ in
            state(at: pointer)?.pointee.refuse("The DOCTYPE declares a notation; nothing may be declared")
        }
        sax.reference = { pointer, name in
            guard let state = state(at: pointer) else { return }
            let name = name.map { String(cString: $0) } ?? ""
            let message = "Entity '\(name)' not defined"
            state.pointee.errors.append(
                MarkupError(code: 0, line: state.pointee.line, column: 0, message: message)
            )
        }
        sax.serror = recordError
        return sax
    }

    /// What libxml2's parser of HTML may call, which knows no namespaces.
    static var htmlCallbacks: xmlSAXHandler {
        var sax = xmlSAXHandler()
        sax.initialized = UInt32(XML_SAX2_MAGIC)
        sax.startElement = { pointer, name, attributes in
            guard let name else { return }
            state(at: pointer)?.pointee.startHTMLTag(name, attributes)
        }
        sax.endElement = { pointer, _ in
            guard let state = state(at: pointer) else { return }
            state.pointee.visit?.endTag(line: state.pointee.line, offset: state.pointee.offset)
        }
        sax.characters = callbacks.characters
        sax.ignorableWhitespace = callbacks.characters
        // The texts of scripts and styles.
        sax.cdataBlock = callbacks.characters
        sax.serror = recordError
        return sax
    }

    private static let recordError: xmlStructuredErrorFunc = { pointer, error in
        guard let error else { return }
        state(at: pointer)?.pointee.record(error.pointee)
    }
}

/// The state that a callback's first argument is.
private func state(at pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ParserState>? {
    pointer?.assumingMemoryBound(to: ParserState.self)
}
