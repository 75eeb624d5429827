import CLibXML2

/// libxml2's RELAX NG validator of one grammar, and the owner of its schema.
final class RelaxNGValidator {
    private let schema: xmlRelaxNGPtr

    /// Nil where libxml2 does not take the grammar.
    init?(_ grammar: String) {
        let context = grammar.withCString { xmlRelaxNGNewMemParserCtxt($0, Int32(grammar.utf8.count)) }
        defer { xmlRelaxNGFreeParserCtxt(context) }
        guard let schema = xmlRelaxNGParse(context) else { return nil }
        self.schema = schema
    }

    deinit { xmlRelaxNGFree(schema) }

    /// Whether a document is valid; nil where it is not well formed.
    ///
    /// Attributes that begin with data- are left out.
    func accepts(_ markup: String) -> Bool? {
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
        guard let document = markup.withCString({ xmlReadMemory($0, Int32(markup.utf8.count), nil, nil, options) })
        else { return nil }
        defer { xmlFreeDoc(document) }
        if let root = xmlDocGetRootElement(document) { Self.removeData(from: root) }
        let context = xmlRelaxNGNewValidCtxt(schema)
        defer { xmlRelaxNGFreeValidCtxt(context) }
        xmlRelaxNGSetValidErrors(context, nil, nil, nil)
        xmlRelaxNGSetValidStructuredErrors(context, { _, _ in }, nil)
        return xmlRelaxNGValidateDoc(context, document) == 0
    }

    private static func removeData(from node: xmlNodePtr) {
        guard node.pointee.type == XML_ELEMENT_NODE else { return }
        var attribute = node.pointee.properties
        while let current = attribute {
            attribute = current.pointee.next
            if String(cString: current.pointee.name).hasPrefix("data-") { xmlRemoveProp(current) }
        }
        var child = node.pointee.children
        while let current = child {
            removeData(from: current)
            child = current.pointee.next
        }
    }
}
