public import PokeModel

/// What a game says about a pokemon by its highest individual value.
public struct WireCharacteristic: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.characteristic
    /// The characteristic's id.
    public let id: Int32
    /// What is said.
    public let descriptions: [WireText]
    /// The stat whose value is the highest.
    public let highestStat: Reference?
    /// The value's remainder when divided by five.
    public let geneModulo: Int32?
    /// The values for which it is said.
    public let possibleValues: [Int32]

    /// Reads a characteristic.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        geneModulo = try members.optional("gene_modulo")
        highestStat = try members.reference("highest_stat", to: .stat)
        id = try members.required("id")
        possibleValues = try members.values("possible_values")
    }
}
