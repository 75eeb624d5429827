import PokeModel
import Testing

@Suite struct TextPieceTests {
    @Test(
        arguments: [
            ("", []), ("no place", [.text("no place")]), ("{a}", [.place("a")]),
            ("from {a} to {b}.", [.text("from "), .place("a"), .text(" to "), .place("b"), .text(".")]),
            ("{a}{b}", [.place("a"), .place("b")]), ("a } b {", [.text("a } b {")]),
            ("} {a}", [.text("} "), .place("a")]),
        ] as [(String, [TextPiece])]
    )
    func cutsATextAtItsPlaces(text: String, pieces: [TextPiece]) {
        #expect(TextPiece.pieces(of: text) == pieces)
    }
}
