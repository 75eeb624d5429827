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
            "holders": holders,
            "texts": edition.texts(item.flavorTexts.map(GameText.init)),
        ]
        return PageContent(
            title: words(.titleItem, ["name": distinct, "site": words(.siteName)]),
            description: words(.describeItem, ["name": distinct, "category": category]),
            context: words.named(edition.name(item.reference)).merging(context)
        )
    }

    private var facts: [TemplateObject] {
        let baby = item.babyTriggerFor.flatMap { edition.pokedex.evolutionTrees[$0]?.root?.species }
        let facts: [TemplateObject?] = [
            edition.fact(.itemCategory, item.category),
            edition.fact(.itemAttributes, links: item.attributes.map(edition.link)),
            item.flingPower.map { edition.fact(.itemFling, edition.words.format.whole(Int($0))) },
            edition.fact(.itemFlingEffect, item.flingEffect),
            edition.fact(.itemBaby, baby),
        ]
        return facts.compactMap { $0 }
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
            return [
                "label": words.marked(edition.name(group)), "value": words.list(marked: texts),
                "list": .absent,
            ]
        }
        return rows.isEmpty ? .absent : ["facts": .list(rows)]
    }

    private var holders: TemplateValue {
        let cards = item.heldBy.compactMap(\.pokemon).map(edition.card)
        return cards.isEmpty ? .absent : ["rows": .list(cards)]
    }
}
