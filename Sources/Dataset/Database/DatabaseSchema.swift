import SQLite

/// The SQL that makes the database's tables, indexes and views.
enum DatabaseSchema {
    /// The statement that creates a table; its text stays in the database, with what each column holds.
    static func creation(of table: DatabaseTable) -> String {
        var lines: [(text: String, comment: String)] = (table.leadingColumns + table.columns).map { column in
            let target = column.target.map { " REFERENCES \(quoted($0)) (id)" } ?? ""
            return (quoted(column.name) + " " + column.declaration + target, column.documentation)
        }
        var end = ")"
        if case .owner = table.identity, let owner = table.ownerColumn, let first = table.columns.first {
            lines.append(("PRIMARY KEY (\(quoted(owner)), \(quoted(first.name)))", ""))
            end = ") WITHOUT ROWID"
        }
        let body = lines.enumerated().map { place, line in
            "  " + line.text + (place == lines.count - 1 ? "" : ",")
                + (line.comment.isEmpty ? "" : " -- " + line.comment.replacing("\n", with: " "))
        }
        return "CREATE TABLE \(quoted(table.name)) (\n\(body.joined(separator: "\n"))\n\(end)"
    }

    /// What inserts rows into a table that was created on a connection.
    static func insertion(into table: DatabaseTable, on connection: Connection) -> RowInsertion {
        let columns = table.leadingColumns.count + table.columns.count
        return RowInsertion(into: quoted(table.name), columns: columns, on: connection)
    }

    /// The statements that create an index for each column which leads to another table and begins no key.
    static func indexes(of table: DatabaseTable) -> [String] {
        (table.leadingColumns + table.columns).filter { column in
            if case .owner = table.identity, column.name == table.ownerColumn { return false }
            return column.target != nil
        }.map { column in
            let name = quoted("\(table.name)_by_\(column.name)")
            return "CREATE INDEX \(name) ON \(quoted(table.name)) (\(quoted(column.name)))"
        }
    }

    private static func quoted(_ name: String) -> String { "\"\(name)\"" }

    /// Where the data is from.
    static let dataset = """
        CREATE TABLE dataset (
          source_hash TEXT, -- The revision of PokeAPI's data.
          source_date TEXT, -- When it was deployed.
          licence TEXT NOT NULL
        )
        """

    /// How hard types hit types.
    static let typeChart = """
        CREATE TABLE type_chart (
          attacking_id INTEGER NOT NULL REFERENCES type (id),
          defending_id INTEGER NOT NULL REFERENCES type (id),
          factor REAL NOT NULL, -- 1 is the usual damage.
          PRIMARY KEY (attacking_id, defending_id)
        ) WITHOUT ROWID
        """

    /// Tables joined as people ask for them, with slugs.
    static let views = [
        """
        CREATE VIEW pokemon_overview AS
        SELECT pokemon.id, pokemon.slug, pokemon.name, species.slug AS species, generation.slug AS generation,
          max(CASE type_place.position WHEN 1 THEN type.slug END) AS type_1,
          max(CASE type_place.position WHEN 2 THEN type.slug END) AS type_2,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'hp') AS hp,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'attack') AS attack,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'defense') AS defense,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'special-attack') AS special_attack,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'special-defense') AS special_defense,
          (SELECT base FROM pokemon_stats JOIN stat ON stat.id = stat_id
            WHERE pokemon_id = pokemon.id AND stat.slug = 'speed') AS speed,
          (SELECT sum(base) FROM pokemon_stats WHERE pokemon_id = pokemon.id) AS total,
          pokemon.height_m, pokemon.weight_kg
        FROM pokemon
        LEFT JOIN pokemon_species AS species ON species.id = pokemon.species_id
        LEFT JOIN generation ON generation.id = species.generation_id
        LEFT JOIN pokemon_types AS type_place ON type_place.pokemon_id = pokemon.id
        LEFT JOIN type ON type.id = type_place.type_id
        GROUP BY pokemon.id
        """,
        """
        CREATE VIEW learnset_named AS
        SELECT pokemon.slug AS pokemon, version_group.slug AS version_group, method.slug AS method,
          levels.level, move.slug AS move, move.name AS move_name
        FROM pokemon
        JOIN pokemon_learnsets AS learnset ON learnset.pokemon_id = pokemon.id
        JOIN move_learn_method AS method ON method.id = learnset.method_id
        JOIN pokemon_learnsets_version_groups AS games ON games.pokemon_learnsets_id = learnset.id
        JOIN version_group ON version_group.id = games.version_group_id
        JOIN pokemon_learnsets_levels AS levels ON levels.pokemon_learnsets_id = learnset.id
        JOIN pokemon_learnsets_levels_moves AS moves ON moves.pokemon_learnsets_levels_id = levels.id
        JOIN move ON move.id = moves.move_id
        """,
        """
        CREATE VIEW encounter_named AS
        SELECT pokemon.slug AS pokemon, version.slug AS version, location_area.slug AS location_area,
          location_area.name AS location_area_name, method.slug AS method,
          (SELECT group_concat(slug, ' ') FROM location_area_encounters_conditions
            JOIN encounter_condition_value AS condition ON condition.id = encounter_condition_value_id
            WHERE location_area_encounters_id = encounter.id) AS conditions,
          encounter.min_level, encounter.max_level, encounter.chance
        FROM location_area_encounters AS encounter
        JOIN pokemon ON pokemon.id = encounter.pokemon_id
        JOIN location_area ON location_area.id = encounter.location_area_id
        JOIN encounter_method AS method ON method.id = encounter.method_id
        JOIN location_area_encounters_versions AS games ON games.location_area_encounters_id = encounter.id
        JOIN version ON version.id = games.version_id
        """,
        """
        CREATE VIEW damage_taken_named AS
        SELECT pokemon.slug AS pokemon, type.slug AS attacking, damage.factor
        FROM pokemon_damage_taken AS damage
        JOIN pokemon ON pokemon.id = damage.pokemon_id
        JOIN type ON type.id = damage.type_id
        """,
        """
        CREATE VIEW flavor_text_named AS
        SELECT species.slug AS species, version.slug AS version, version_group."order" AS release, version.id AS version_id,
          texts.language, texts.text
        FROM pokemon_species_flavor_texts AS texts
        JOIN pokemon_species AS species ON species.id = texts.pokemon_species_id
        JOIN pokemon_species_flavor_texts_versions AS games ON games.pokemon_species_flavor_texts_id = texts.id
        JOIN version ON version.id = games.version_id
        JOIN version_group ON version_group.id = version.version_group_id
        """,
        """
        CREATE VIEW evolution_named AS
        SELECT origin.slug AS origin, result.slug AS result, evolution_trigger.slug AS trigger, way.min_level,
          item.slug AS item, held_item.slug AS held_item
        FROM evolution_chain_root_evolves_into_ways AS way
        JOIN pokemon AS origin ON origin.id = way.from_id
        JOIN pokemon AS result ON result.id = way.to_id
        LEFT JOIN evolution_trigger ON evolution_trigger.id = way.trigger_id
        LEFT JOIN item ON item.id = way.item_id
        LEFT JOIN item AS held_item ON held_item.id = way.held_item_id
        """,
    ]
}
