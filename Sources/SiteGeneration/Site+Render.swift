import PokeModel
public import Templating

/// A page that is ready to be written: everything that its bytes follow from.
public struct PageDraft: Sendable {
    let template: Template
    let context: TemplateObject
    /// The edition whose ``Frame`` is around the page; nil for one that has all there is to say in its context.
    let edition: Int?
}

extension Site {
    /// Looks up what a page says; may be called from several tasks at once.
    public func draft(of route: Route) -> PageDraft {
        let (template, edition) = template(of: route)
        let context =
            switch route.target {
            case .languages: context(of: LanguagesPage(editions: editions).content, in: frames[0], at: .languages)
            case .notFound: NotFoundPage(editions: editions, options: options, assets: assets).context
            case .page(let page, let number):
                context(of: content(of: page, in: editions[number]), in: frames[number], at: .page(page))
            }
        return PageDraft(template: template, context: context, edition: edition)
    }

    private func context(of content: PageContent, in frame: Frame, at place: Frame.Place) -> TemplateObject {
        frame.context(for: place, content: content, pokedex: pokedex).merging(content.context)
    }

    /// A page's template, and the edition whose ``Frame`` is around it.
    func template(of route: Route) -> (template: Template, edition: Int?) {
        switch route.target {
        case .languages: (templates.languages, 0)
        case .notFound: (templates.notFound, nil)
        case .page(let page, let number): (template(of: page), number)
        }
    }

    /// Appends a page to `output`, in UTF-8; where that fails, `output` is left as it was.
    ///
    /// May be called from several tasks at once.
    public func render(_ page: PageDraft, into output: inout [UInt8]) throws(TemplateError) {
        try page.template.render(page.context, within: outer(of: page.edition), into: &output)
    }

    /// What templates find behind a page's own context.
    func outer(of edition: Int?) -> TemplateObject { edition.map { frames[$0].shared } ?? [:] }
}
