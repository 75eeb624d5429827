import PokeAPI
import PokeModel

extension Identities {
    /// Pokemon and forms, which the API names in part and in few languages.
    ///
    /// In each language of the species: the form's own full name where there is one; else the species' name, where it is
    /// the usual variety in its plain form; else the species' name with that of what makes the form. A language that has
    /// no word for the form is left to the fallback, rather than to call a form by its species' name.
    mutating func addPokemon(_ wire: WireSnapshot) {
        let identities = self
        let pokemon = Dictionary(wire.pokemon.map { ($0.id, $0) }) { first, _ in first }
        var standing: [Int32: WirePokemonForm] = [:]
        for form in wire.forms {
            if let other = standing[form.pokemon.id], !form.stands(before: other) { continue }
            standing[form.pokemon.id] = form
        }
        add(wire.pokemon, slug: \.name) { pokemon in
            identities.name(of: pokemon, in: standing[pokemon.id], isPlain: pokemon.isDefault)
        }
        add(wire.forms, slug: \.name) { form in
            guard let pokemon = pokemon[form.pokemon.id] else { return identities.line(form.names) }
            let isPlain = pokemon.isDefault && form.formName.isEmpty
            return identities.name(of: pokemon, in: form, isPlain: isPlain)
        }
    }

    private func name(of pokemon: WirePokemon, in form: WirePokemonForm?, isPlain: Bool) -> LocalizedText {
        let species = name(of: pokemon.species)
        let full = line(form?.names ?? [])
        let words = line(form?.formNames ?? [])
        let names = species.entries.compactMap { entry -> Localized? in
            if let full = full[entry.language] { return Localized(full, entry.language) }
            if isPlain { return entry }
            if let word = words[entry.language] { return entry.with(form: word) }
            guard entry.language == .english, let form, !form.formName.isEmpty else { return nil }
            return entry.with(form: prettified(form.formName))
        }
        return LocalizedText(names + full.entries)
    }
}

extension WirePokemonForm {
    /// Whether this form rather than another stands for its pokemon: the usual one, or the first where none is.
    func stands(before other: WirePokemonForm) -> Bool {
        if isDefault != other.isDefault { return isDefault }
        return (formOrder ?? .max, id) < (other.formOrder ?? .max, other.id)
    }
}

extension Localized {
    /// The species' name with that of a form behind it; the form's alone where it has the species' in it.
    fileprivate func with(form: String) -> Localized {
        if form.contains(text) { return Localized(form, language) }
        let isWide = ["ja", "ja-Hrkt", "zh-Hans", "zh-Hant"].contains(language.description)
        return Localized(isWide ? "\(text)（\(form)）" : "\(text) (\(form))", language)
    }
}
