/// A part of a text that has places to fill, as `{name}`.
public enum TextPiece: Sendable, Equatable {
    /// Text as it is.
    case text(String)
    /// A place to fill, by its name.
    case place(String)

    /// The parts of a text; a brace without its fellow is text.
    public static func pieces(of text: String) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            pieces.append(.place(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
