import PokeModel
public import Templating

extension Site {
    /// Appends a page to `output`, in UTF-8; where that fails, `output` is left as it was.
    ///
    /// May be called from several tasks at once.
    public func render(_ route: Route, into output: inout [UInt8]) throws(TemplateError) {
        switch route.target {
        case .languages:
            let page = LanguagesPage(editions: editions)
            try write(page.content, with: templates.languages, in: frames[0], for: .languages, into: &output)
        case .notFound:
            let page = NotFoundPage(editions: editions, options: options, assets: assets)
            try templates.notFound.render(page.context, into: &output)
        case .page(let page, let number):
            let edition = editions[number]
            let content = content(of: page, in: edition)
            try write(content, with: template(of: page), in: frames[number], for: .page(page), into: &output)
        }
    }

    private func write(
        _ content: PageContent,
        with template: Template,
        in frame: Frame,
        for place: Frame.Place,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        let context = frame.context(for: place, content: content, pokedex: pokedex).merging(content.context)
        try template.render(context, within: frame.shared, into: &output)
    }
}
