import BuildSupport
import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct PicturesTests {
    private let thumbnail = "\(Sprite.trustedPrefix)sprites/29.png"
    private let portrait = "\(Sprite.trustedPrefix)sprites/other/29.png"
    private let cry = "\(Sprite.trustedPrefix)cries/29.ogg"
    private let itemPicture = "\(Sprite.trustedPrefix)items/meteorite.png"
    private let speciesPage = "en/pokemon/nidoran-f/index.html"

    /// A Pokédex where one variety has two pictures and a cry, and one item a picture.
    private func pokedex() throws -> Pokedex {
        var pokedex = Fixture.pokedex()
        var pokemon = try #require(pokedex.pokemon[id: 29])
        pokemon.sprites = [
            Sprite(key: "front_default", url: thumbnail),
            Sprite(key: "other.official-artwork.front_default", url: portrait),
        ].compactMap { $0 }
        pokemon.cry = cry
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 29 } + [pokemon])
        var item = try #require(pokedex.items[id: 1])
        item.sprite = itemPicture
        pokedex.items = Table(pokedex.items.filter { $0.id != 1 } + [item])
        return pokedex
    }

    @Test func linksPicturesAboveTheDrawingAndTheCry() throws {
        let site = try Fixture.site(pokedex(), sprites: .link)
        let page = try site.page(speciesPage)
        #expect(page.contains("<img src=\"\(portrait)\" alt=\"\""))
        #expect(page.contains("<audio controls=\"\" preload=\"none\" src=\"\(cry)\" aria-label=\"Cry\"></audio>"))
        #expect(try site.page("en/pokemon/index.html").contains("<img src=\"\(thumbnail)\""))
        #expect(try site.page("en/item/meteorite/index.html").contains("src=\"\(itemPicture)\""))
        let policy = try site.file("_headers")
        #expect(policy.contains("img-src 'self' data: https://raw.githubusercontent.com;"))
        #expect(policy.contains("media-src 'self' https://raw.githubusercontent.com;"))
    }

    @Test func showsCopiesByPathsBelowTheRoot() throws {
        let copies = try [thumbnail, portrait, cry, itemPicture].enumerated().map { place, address in
            (address, try #require(OutputPath("assets/x.\(place).png")))
        }
        let site = try Fixture.site(pokedex(), sprites: .mirror, copies: Dictionary(uniqueKeysWithValues: copies))
        let page = try site.page(speciesPage)
        #expect(page.contains("<img src=\"../../../assets/x.1.png\" alt=\"\""))
        #expect(page.contains("src=\"../../../assets/x.2.png\" aria-label"))
        #expect(try site.page("en/pokemon/index.html").contains("<img src=\"../../assets/x.0.png\""))
        #expect(try site.page("en/item/meteorite/index.html").contains("src=\"../../../assets/x.3.png\""))
    }

    @Test(arguments: [SiteOptions.Sprites.mirror, .none]) func drawsWhatHasNoCopy(
        sprites: SiteOptions.Sprites
    ) throws {
        let page = try Fixture.site(pokedex(), sprites: sprites).page(speciesPage)
        #expect(page.contains("<svg viewBox"))
        #expect(!page.contains("loading=\"lazy\"") && !page.contains("<audio"))
    }

    @Test(arguments: [SiteOptions.Sprites.mirror, .none]) func asksNoOtherHostUnlessLinked(
        sprites: SiteOptions.Sprites
    ) throws {
        let site = try Fixture.site(pokedex(), sprites: sprites)
        #expect(try !site.page(speciesPage).contains("githubusercontent"))
        #expect(try !site.page("404.html").contains("githubusercontent"))
        #expect(try !site.file("_headers").contains("githubusercontent"))
    }

    @Test func showsNothingButDrawingsWhereThereIsNoPage() throws {
        var pokedex = try pokedex()
        pokedex.species = Table(pokedex.species.filter { $0.id == 29 })
        let site = try Fixture.site(pokedex, sprites: .link)
        #expect(try site.page("index.html").contains("loading=\"lazy\""))
        #expect(try !site.page("404.html").contains("loading=\"lazy\""))
    }

    @Test func showsTheLooksOfAVarietyAndThePicturesOfItsForms() throws {
        var pokedex = try pokedex()
        func sprite(_ key: String, _ name: String) -> Sprite? {
            Sprite(key: key, url: "\(Sprite.trustedPrefix)sprites/\(name).png")
        }
        var pokemon = try #require(pokedex.pokemon[id: 29])
        pokemon.sprites += [sprite("front_shiny", "shiny"), sprite("back_shiny", "back")].compactMap { $0 }
        var forms = ["plain", "star"].enumerated().map { place, slug in
            Form(id: Int32(20001 + place), slug: "nidoran-f-\(slug)", name: Fixture.text(slug))
        }
        for place in forms.indices {
            forms[place].pokemon = pokemon.reference
            forms[place].sprites = [sprite("front_default", forms[place].slug)].compactMap { $0 }
        }
        pokemon.forms = forms.map(\.reference)
        pokedex.forms = Table(pokedex.forms.rows + forms)
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 29 } + [pokemon])
        let page = try Fixture.site(pokedex, sprites: .link).page(speciesPage)
        #expect(page.contains(/sprites\/shiny.png"[^>]*\/><\/span>Shiny<\/li>/))
        let star = try #require(page.firstMatch(of: /<li id="nidoran-f-star">.*?<\/li>/)).0
        #expect(star.contains("<img src=\"\(Sprite.trustedPrefix)sprites/nidoran-f-star.png\""))
        #expect(star.contains("<use href=\"#art-nidoran-f\"/>"), "a drawing stands in until the picture is there")
        #expect(!page.contains("back.png"))
        #expect(try !Fixture.site(pokedex, sprites: .none).page(speciesPage).contains("loading=\"lazy\""))
        #expect(Site.mediaAddresses(of: pokedex, kinds: nil).contains { $0.hasSuffix("nidoran-f-star.png") })
        #expect(Site.mediaAddresses(of: pokedex, kinds: nil).contains { $0.hasSuffix("shiny.png") })
    }

    @Test func namesWhatThePagesShow() throws {
        let pokedex = try pokedex()
        #expect(Site.mediaAddresses(of: pokedex, kinds: nil) == [cry, itemPicture, portrait, thumbnail].sorted())
        #expect(Site.mediaAddresses(of: pokedex, kinds: [.move]) == [thumbnail])
        #expect(Site.mediaAddresses(of: pokedex, kinds: [.item]) == [itemPicture, thumbnail].sorted())
        #expect(Site.mediaAddresses(of: pokedex, kinds: [.pokemonForm]) == [cry, portrait, thumbnail].sorted())
    }
}
