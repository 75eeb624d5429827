import JSON
import PokeModel

/// Reads the tables of kinds from their files.
struct KindReader {
    let files: [Kind: [UInt8]]
    let identities: Identities

    /// All resources of a kind.
    func table<Row: Resource>() throws -> Table<Row> { Table(try rows(as: Row.self, Row.self)) }

    /// The encounters, which areas tell.
    func encounters() throws -> Encounters { Encounters(try rows(as: ReadArea.self, LocationArea.self).flatMap(\.all)) }

    private func rows<Row: Decodable, Owner: Resource>(as: Row.Type, _ owner: Owner.Type) throws -> [Row] {
        let file = Owner.kind.fileName
        return try withDocument(files[Owner.kind] ?? [], file) { root in
            let reading = FileReading(file: file, identities: identities)
            let shape = RecordShape(Owner.allFields(in: Pokedex()).map(\.description))
            var rows: [Row] = []
            for element in root.elements?.map(\.self) ?? [] {
                rows.append(try ValueDecoder(element, .record(Owner.self), reading, shape: shape).decode(Row.self))
            }
            return rows
        }
    }
}

extension Pokedex {
    /// Fills in all kinds, and what meets in them.
    mutating func read(_ reader: KindReader) throws {
        abilities = try reader.table()
        berries = try reader.table()
        berryFirmnesses = try reader.table()
        berryFlavors = try reader.table()
        characteristics = try reader.table()
        contestEffects = try reader.table()
        contestTypes = try reader.table()
        currencies = try reader.table()
        eggGroups = try reader.table()
        encounterConditions = try reader.table()
        encounterConditionValues = try reader.table()
        encounterMethods = try reader.table()
        evolutionTrees = try reader.table()
        evolutionTriggers = try reader.table()
        genders = try reader.table()
        generations = try reader.table()
        growthRates = try reader.table()
        items = try reader.table()
        itemAttributes = try reader.table()
        itemCategories = try reader.table()
        itemFlingEffects = try reader.table()
        itemPockets = try reader.table()
        languages = try reader.table()
        locations = try reader.table()
        locationAreas = try reader.table()
        machines = try reader.table()
        moves = try reader.table()
        moveAilments = try reader.table()
        moveBattleStyles = try reader.table()
        moveCategories = try reader.table()
        damageClasses = try reader.table()
        learnMethods = try reader.table()
        moveTargets = try reader.table()
        natures = try reader.table()
        palParkAreas = try reader.table()
        pokeathlonStats = try reader.table()
        regionalDexes = try reader.table()
        pokemon = try reader.table()
        colors = try reader.table()
        forms = try reader.table()
        habitats = try reader.table()
        shapes = try reader.table()
        species = try reader.table()
        regions = try reader.table()
        stats = try reader.table()
        superContestEffects = try reader.table()
        types = try reader.table()
        versions = try reader.table()
        versionGroups = try reader.table()
        encounters = try reader.encounters()
        arrangeByGames()
    }
}
