import PokeModel
import SearchIndex

extension Edition {
    /// What search can find: every page of a resource, and each variety and form that has a name of its own.
    func searchDocuments() -> [SearchDocument] {
        map.sections.filter(\.hasEntries).flatMap { section in
            (order[section] ?? []).flatMap { reference in
                pokedex.species[reference].map(documents) ?? [document(reference, in: section)]
            }
        }
    }

    private func document(_ reference: Reference, in section: Section) -> SearchDocument {
        let types: [Reference] =
            switch section {
            case .move: pokedex.moves[reference]?.type.map { [$0] } ?? []
            case .type: [reference]
            default: []
            }
        let generation: Reference? =
            switch section {
            case .move: pokedex.moves[reference]?.generation
            case .ability: pokedex.abilities[reference]?.generation
            case .type: pokedex.types[reference]?.generation
            default: nil
            }
        return SearchDocument(
            kind: section.folder,
            slug: pokedex.slug(of: reference),
            name: name(reference).text,
            aliases: [pokedex.name(of: reference)[.english]].compactMap { $0 },
            types: types.map(pokedex.slug),
            generation: generation.map { Int($0.id) },
            passages: passages(of: reference)
        )
    }

    private func documents(_ species: Species) -> [SearchDocument] {
        let number = species.nationalNumber.map(Int.init)
        let varieties = species.varieties.compactMap { pokedex.pokemon[$0] }
        var documents = [
            SearchDocument(
                kind: Section.pokemon.folder,
                slug: species.slug,
                name: name(species.reference).text,
                aliases: species.name.entries.map(\.text),
                number: number,
                types: varieties.first?.types.map(pokedex.slug) ?? [],
                generation: species.generation.map { Int($0.id) },
                passages: passages(of: species.reference)
            )
        ]
        // The usual variety is the species itself; a form that shares its variety's slug is the variety.
        var anchors: Set<String> = [species.slug]
        for pokemon in varieties {
            let forms = pokemon.forms.compactMap { pokedex.forms[$0] }
            if !pokemon.isDefault, anchors.insert(pokemon.slug).inserted {
                let own = forms.first { $0.slug == pokemon.slug }
                documents.append(
                    document(
                        of: species,
                        anchor: pokemon.slug,
                        name: pokemon.reference,
                        types: pokemon.types,
                        form: own
                    )
                )
            }
            for form in forms where form.slug != pokemon.slug && anchors.insert(form.slug).inserted {
                documents.append(
                    document(of: species, anchor: form.slug, name: form.reference, types: form.types, form: form)
                )
            }
        }
        return documents
    }

    private func document(
        of species: Species,
        anchor: String,
        name reference: Reference,
        types: [Reference],
        form: Form?
    ) -> SearchDocument {
        let generation = form.flatMap { pokedex.versionGroups[$0.versionGroup]?.generation } ?? species.generation
        return SearchDocument(
            kind: Section.pokemon.folder,
            slug: species.slug,
            anchor: anchor,
            name: name(reference).text,
            aliases: pokedex.name(of: reference).entries.map(\.text) + (form?.name.entries.map(\.text) ?? []),
            number: species.nationalNumber.map(Int.init),
            types: types.map(pokedex.slug),
            generation: generation.map { Int($0.id) }
        )
    }
}
