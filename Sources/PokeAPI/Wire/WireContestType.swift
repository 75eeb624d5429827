public import PokeModel

/// A condition that pokemon are judged by in contests.
public struct WireContestType: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.contestType
    /// The contest type's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The names of the colour that stands for it.
    public let colors: [WireText]
    /// The flavor of berries that raises it.
    public let berryFlavor: Reference?

    /// Reads a contest type.
    public init(_ members: inout WireMembers) throws(WireError) {
        berryFlavor = try members.reference("berry_flavor", to: .berryFlavor)
        id = try members.required("id")
        name = try members.string("name")
        let entries = try members.list("names") { (entry: inout WireMembers) throws(WireError) in
            let color = try entry.string("color")
            let language = try entry.requiredID("language", of: .language)
            let name = WireText(language: language, text: try entry.string("name"))
            return (color: WireText(language: language, text: color), name: name)
        }
        names = entries.map(\.name)
        colors = entries.map(\.color)
    }
}
