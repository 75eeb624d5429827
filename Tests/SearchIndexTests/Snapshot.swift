import Foundation
import JSON
import SearchIndex

/// The whole of the API as a folder, where the machine has it: the tests that need it say so and are skipped elsewhere.
struct Snapshot {
    /// The folder that holds `api/v2`, from the environment.
    static var folder: String? { ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"] }

    /// A name and the API's slug of its language.
    struct Name {
        let language: String
        let text: String
    }

    /// What the tests need to know of a resource.
    struct Resource {
        var slug = ""
        var names: [Name] = []
        var formNames: [Name] = []
        var formSlug = ""
        var number = 0
        var types: [String] = []
        var generation: Int?
        /// The species of a Pokémon, the Pokémon of a form.
        var parent = ""

        func name(in language: String) -> String? { names.first { $0.language == language }?.text }
    }

    let resources: [String: [Resource]]

    init(folder: String) throws {
        var resources: [String: [Resource]] = [:]
        let parser = JSONParser()
        for kind in ["pokemon-species", "pokemon", "pokemon-form"] + Self.otherKinds {
            let root = URL(filePath: folder).appending(path: "api/v2/\(kind)")
            for id in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
                guard let bytes = FileManager.default.contents(atPath: root.path + "/\(id)/index.json") else {
                    continue
                }
                let resource = try parser.withDocument(Array(bytes), Self.read)
                resources[kind, default: []].append(resource)
            }
        }
        self.resources = resources
    }

    static let otherKinds = [
        "ability", "egg-group", "generation", "item", "location", "move", "nature", "pokedex", "region", "type",
        "version",
    ]

    private static func read(_ root: JSONValue) -> Resource {
        var resource = Resource(slug: root["name"]?.string ?? "", names: names(root["names"]))
        resource.formNames = names(root["form_names"])
        resource.formSlug = root["form_name"]?.string ?? ""
        resource.number = root["id"]?.integer ?? 0
        resource.types = root["types"]?.elements?.compactMap { $0["type"]?["name"]?.string } ?? []
        if let type = root["type"]?["name"]?.string { resource.types = [type] }
        resource.generation = root["generation"]?["url"]?.string?.split(separator: "/").last.flatMap { Int($0) }
        resource.parent = root["species"]?["name"]?.string ?? root["pokemon"]?["name"]?.string ?? ""
        return resource
    }

    private static func names(_ list: JSONValue?) -> [Name] {
        list?.elements?.compactMap { entry in
            guard let language = entry["language"]?["name"]?.string, let text = entry["name"]?.string else {
                return nil
            }
            return Name(language: language, text: text)
        } ?? []
    }

    /// The documents of one language's index, about as the site has them.
    func documents(in language: String) -> [SearchDocument] {
        let species = Dictionary(
            (resources["pokemon-species"] ?? []).map { ($0.slug, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let pokemon = Dictionary(
            (resources["pokemon"] ?? []).map { ($0.slug, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var documents = (resources["pokemon-species"] ?? []).map { resource in
            let types = pokemon.values.first { $0.parent == resource.slug && $0.number == resource.number }?.types
            return SearchDocument(
                kind: "pokemon",
                slug: resource.slug,
                name: Self.display(resource, in: language),
                aliases: resource.names.map(\.text),
                number: resource.number,
                types: types ?? [],
                generation: resource.generation
            )
        }
        for form in resources["pokemon-form"] ?? [] {
            guard let variety = pokemon[form.parent], let page = species[variety.parent], form.slug != page.slug
            else { continue }
            documents.append(Self.document(of: form, on: page, in: language))
        }
        for kind in Self.otherKinds {
            var slugs: Set<String> = []
            for resource in resources[kind] ?? [] {
                let isNew = slugs.insert(resource.slug).inserted
                documents.append(
                    SearchDocument(
                        kind: kind,
                        slug: isNew ? resource.slug : "\(resource.slug)-\(resource.number)",
                        name: Self.display(resource, in: language),
                        aliases: [resource.name(in: "en")].compactMap(\.self),
                        types: resource.types,
                        generation: resource.generation
                    )
                )
            }
        }
        return documents
    }

    private static func document(of form: Resource, on page: Resource, in language: String) -> SearchDocument {
        var names: [String: String] = [:]
        for name in form.formNames {
            let own = page.name(in: name.language) ?? page.slug
            names[name.language] = "\(own) (\(name.text))"
        }
        for name in form.names { names[name.language] = name.text }
        let words = form.formSlug.split(separator: "-").map(\.capitalized).joined(separator: " ")
        return SearchDocument(
            kind: "pokemon",
            slug: page.slug,
            anchor: form.slug,
            name: names[language] ?? names["en"] ?? "\(display(page, in: language)) (\(words))",
            aliases: names.keys.sorted().compactMap { names[$0] },
            number: page.number,
            types: form.types,
            generation: nil
        )
    }

    private static func display(_ resource: Resource, in language: String) -> String {
        resource.name(in: language) ?? resource.name(in: "en")
            ?? resource.slug.split(separator: "-").map(\.capitalized).joined(separator: " ")
    }
}
