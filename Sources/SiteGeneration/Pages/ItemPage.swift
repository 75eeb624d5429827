import PokeModel
import Templating

/// The page of an item.
struct ItemPage {
    let item: Item
    let edition: Edition

    init(_ item: Item, edition: Edition) {
        self.item = item
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let distinct = edition.distinctName(item.reference)
        let category = item.category.map { edition.name($0).text } ?? ""
        let machines = edition.machines(item.machines, \.move)
        let context: TemplateObject = [
            "sprite": edition.media.path(of: item.sprite),
            "lede": edition.summary(item),
            "facts": .list(facts),
            "effect": edition.prose(item.effect),
            "prices": prices,
            "machines": machines.isEmpty ? .absent : ["rows": .list(machines)],
            "uses": uses,
            "holders": holders,
            "texts": edition.texts(item.flavorTexts.map(GameText.init)),
        ]
        return PageContent(
            title: words(.titleItem, ["name": distinct, "site": words(.siteName)]),
            description: words(.describeItem, ["name": distinct, "category": category]),
            context: edition.label(item.reference).merging(context)
        )
    }

    private var facts: [TemplateObject] {
        let pocket = item.category.flatMap { edition.pokedex.itemCategories[$0]?.pocket }
        let facts: [TemplateObject?] = [
            edition.fact(.itemCategory, item.category),
            edition.fact(.itemPocket, pocket),
            edition.fact(.itemAttributes, links: item.attributes.map(edition.link)),
            edition.fact(.generation, links: generations),
        ]
        let currencies = Set(item.prices.compactMap(\.currency)).sorted()
        let paid =
            currencies.isEmpty
            ? [] : [Edition.fact(edition.words.list(.currency), links: currencies.map(edition.link))]
        return facts.compactMap { $0 } + paid
    }

    /// The generations that number it, oldest first.
    private var generations: [TemplateObject] {
        Set(item.gameIndices.map(\.generation)).sorted().map(edition.link)
    }

    private var prices: TemplateValue {
        let words = edition.words
        let rows: [TemplateObject] = item.prices.compactMap { price in
            guard let group = price.versionGroup else { return nil }
            let currency = price.currency.map(edition.name) ?? Localized("", words.language)
            func say(_ phrase: Phrase, _ amount: Int32?) -> TemplateValue? {
                amount.map { amount in
                    let number = Localized(words.format.whole(Int(amount)), words.language)
                    return words.marked(phrase, ["amount": number, "currency": currency])
                }
            }
            let texts = [say(.itemBuy, price.purchasePrice), say(.itemSell, price.sellPrice)].compactMap { $0 }
            guard !texts.isEmpty else { return nil }
            return edition.fact(under: [edition.link(group)], value: words.list(marked: texts))
        }
        return rows.isEmpty ? .absent : ["facts": .list(rows)]
    }

    /// What can be done with it: who evolves with it, what it turns others into, and what there is to a berry.
    private var uses: TemplateValue {
        let uses = edition.uses
        let berry = uses.berries[item.reference]
        let baby = item.babyTriggerFor.flatMap { edition.pokedex.evolutionTrees[$0]?.root?.species }
        func whole(_ number: Int32) -> String { edition.words.format.whole(Int(number)) }
        let facts: [TemplateObject?] = [
            edition.fact(.itemEvolves, links: (uses.evolutions[item.reference] ?? []).map(edition.link)),
            edition.fact(.itemChanges, links: (uses.forms[item.reference] ?? []).map(edition.link)),
            edition.fact(.itemBaby, baby),
            item.flingPower.map { edition.fact(.itemFling, whole($0)) },
            edition.fact(.itemFlingEffect, item.flingEffect),
            edition.fact(.berryGift, berry?.naturalGiftType),
            berry?.naturalGiftPower.map { edition.fact(.berryGiftPower, whole($0)) },
            berry.flatMap { edition.fact(.berryFlavors, links: flavors(of: $0)) },
            edition.fact(.berryFirmness, berry?.firmness),
            berry?.growthTime.map { edition.fact(.berryGrowth, edition.words(.hours, count: Int($0))) },
            berry?.maxHarvest.map { edition.fact(.berryHarvest, whole($0)) },
        ]
        let rows = facts.compactMap { $0 }
        return rows.isEmpty ? .absent : ["facts": .list(rows)]
    }

    private func flavors(of berry: Berry) -> [TemplateObject] {
        berry.flavors.filter { $0.potency > 0 }.map { edition.link($0.flavor, followedBy: "\($0.potency)") }
    }

    private var holders: TemplateValue {
        let rows = item.heldBy.map { holder in
            edition.link(holder.pokemon).merging(["chances": .list(edition.chances(holder.versions))])
        }
        return rows.isEmpty ? .absent : ["rows": .list(rows)]
    }
}
