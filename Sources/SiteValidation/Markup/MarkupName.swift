/// The elements that some check or fact asks about; every other is `other`.
///
/// The raw values are the elements' names in [HTML](https://html.spec.whatwg.org/multipage/indices.html#elements-3),
/// SVG, and sitemaps.
enum ElementName: String, CaseIterable {
    case a, address, area, article, aside, audio, base, body, button, caption, code, details, dfn, dt, embed, footer,
        form
    case h1, h2, h3, h4, h5, h6, head, header, html, iframe, image, img, input, kbd, label, link, loc, main, meta,
        meter, nav
    case object, pre, progress, samp, script, section, select, style, svg, table, tbody, td, textarea, tfoot, th, thead
    case title, tr, use, video
    /// Any name that is not listed; never met in markup as such.
    case other = ""
}

/// The attributes that some check or fact asks about; every other is `other`.
enum AttributeName: String, CaseIterable {
    case action, alt, colspan, content, controls, data, formaction, hidden, href, hreflang, id, imagesrcset, lang, name,
        poster, property, rel
    case rowspan, src, srcset, style, title, type
    case ariaLabel = "aria-label"
    case ariaLabelledby = "aria-labelledby"
    case forID = "for"
    case httpEquiv = "http-equiv"
    /// Any name that is not listed; never met in markup as such.
    case other = ""
}
