import BuildSupport
import PokeModel
import SearchIndex
import Testing

@testable import SiteGeneration

@Suite struct SearchDocumentsTests {
    @Test func findsPagesAndFormsUnderTheirSpecies() throws {
        let documents = try Fixture.site().searchDocuments(in: .english)
        let deoxys = documents.filter { $0.slug == "deoxys" }
        #expect(deoxys.map(\.anchor) == [nil, "deoxys-attack"])
        #expect(deoxys.allSatisfy { $0.kind == "pokemon" && $0.number == 386 && $0.types == ["normal"] })
        #expect(documents.contains { $0.kind == "move" && $0.slug == "tackle" && $0.types == ["normal"] })
        #expect(documents.contains { $0.kind == "item" && $0.slug == "meteorite-2" })
    }

    @Test func findsByNamesOfOtherLanguages() throws {
        let documents = try Fixture.site().searchDocuments(in: .english)
        let species = try #require(documents.first { $0.slug == "type-null" })
        #expect(species.name == "Type: Null")
        #expect(species.aliases.contains("Código Cero"))
        let spanish = try Fixture.site().searchDocuments(in: Fixture.es)
        #expect(spanish.first { $0.slug == "tackle" }?.name == "Placaje")
        #expect(spanish.first { $0.slug == "tackle" }?.aliases == ["Tackle"])
    }

    @Test func everyDocumentLeadsToAPage() throws {
        let site = try Fixture.site()
        let paths = Set(site.routes.map(\.path.description))
        for document in site.searchDocuments(in: .english) {
            #expect(paths.contains("en/\(document.kind)/\(document.slug)/index.html"))
        }
    }

    @Test func aPlaceOnAPageIsFoundOnce() throws {
        let documents = try Fixture.site().searchDocuments(in: .english)
        let keys = documents.map { "\($0.kind) \($0.slug) \($0.anchor ?? "")" }
        #expect(Set(keys).count == keys.count)
    }

    @Test func aLanguageWithoutPagesHasNoDocuments() throws {
        #expect(try Fixture.site().searchDocuments(in: LanguageTag(unchecked: "fr")).isEmpty)
    }
}
