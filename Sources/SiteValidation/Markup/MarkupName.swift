/// The elements that some check or fact asks about; every other is `other`.
///
/// The raw values are the elements' names in [HTML](https://html.spec.whatwg.org/multipage/indices.html#elements-3)
/// and SVG.
enum ElementName: String, CaseIterable {
    case a, area, base, body, button, code, form, h1, head, html, image, img, input, kbd, link, meta, object, pre
    case samp, script, style, svg, title, use
    /// Any name that is not listed; never met in markup as such.
    case other = ""
}

/// The attributes that some check or fact asks about; every other is `other`.
enum AttributeName: String, CaseIterable {
    case action, alt, content, data, formaction, href, hreflang, id, imagesrcset, lang, name, poster, rel, src, srcset
    case style, type
    case httpEquiv = "http-equiv"
    /// Any name that is not listed; never met in markup as such.
    case other = ""
}
