import Templating

/// What a page is about: its title, its description for search engines, and the context of its template.
struct PageContent: Sendable {
    /// The title, unique within the site's language.
    var title: String
    /// A sentence or two.
    var description: String
    /// What the template says.
    var context: TemplateObject
}
