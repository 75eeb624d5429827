public import BuildSupport
public import PokeModel
import SearchIndex
import Templating

/// The languages of a site, each with what takes longest to prepare: its names, its search index, its list of species.
public struct Editions: Sendable {
    /// A language that is prepared.
    struct Prepared: Sendable {
        let edition: Edition
        let index: SearchIndexFiles
        let table: SpeciesTable
        /// The list's rows; empty where the site has no pages of species.
        let rows: [[UInt8]]
        let moves: SpeciesMoves
    }

    let prepared: [Prepared]

    /// Prepares the languages one after the other.
    public init(
        of pokedex: Pokedex,
        options: SiteOptions,
        theme: SiteTheme,
        copies: [String: OutputPath] = [:]
    ) throws {
        prepared = try theme.strings.map(Self.preparation(of: pokedex, options, theme, copies))
    }

    /// Prepares the languages, at most `jobs` of them at once.
    public init(
        of pokedex: Pokedex,
        options: SiteOptions,
        theme: SiteTheme,
        copies: [String: OutputPath] = [:],
        jobs: Int
    ) async throws {
        prepared = try await mapConcurrently(
            theme.strings,
            jobs: jobs,
            Self.preparation(of: pokedex, options, theme, copies)
        )
    }

    private static func preparation(
        of pokedex: Pokedex,
        _ options: SiteOptions,
        _ theme: SiteTheme,
        _ copies: [String: OutputPath]
    ) -> @Sendable (Strings) throws -> Prepared {
        let map = SiteMap(pokedex, kinds: options.kinds)
        let media = MediaSource(sprites: options.sprites, copies: copies)
        let arts = ArtGallery(pokedex, media: media)
        return { words in
            let edition = Edition(words: words, pokedex: pokedex, map: map, arts: arts, media: media)
            let table = SpeciesTable(edition)
            return Prepared(
                edition: edition,
                index: SearchIndexWriter().write(edition.searchDocuments(), language: edition.tag.description),
                table: table,
                rows: try table.rows(with: theme.templates.card, hasCopies: options.sprites == .mirror),
                moves: SpeciesMoves(edition)
            )
        }
    }
}
