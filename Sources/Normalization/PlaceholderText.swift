/// Whether a clean flavor text says nothing about the thing that it stands at.
///
/// The newest text is often one of these: a row of dashes, a developer's dummy, a sentence with a game's variable in it,
/// or the notice that a move cannot be used in that game.
func isPlaceholder(_ text: String) -> Bool {
    if !text.unicodeScalars.contains(where: saysSomething) { return true }
    let bytes = text.utf8
    if let bracket = bytes.firstIndex(of: UInt8(ascii: "[")), bytes[bracket...].starts(with: "[VAR ".utf8) {
        return true
    }
    return placeholderBeginnings.contains { bytes.starts(with: $0.utf8) }
}

private func saysSomething(_ scalar: Unicode.Scalar) -> Bool {
    // The long-vowel mark is a letter to Unicode, and a dash where it stands alone.
    scalar != "\u{30FC}" && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
}

/// How the notices begin, in every language that has one.
private let placeholderBeginnings = [
    "Dummy", "ダミー",
    "This move can't be used", "This move can’t be used",
    "Este movimiento no se puede usar",
    "Cette capacité ne peut pas être utilisée",
    "Diese Attacke kann nicht eingesetzt werden",
    "Questa mossa non può essere usata",
    "この技は\u{3000}使えません", "このわざは\u{3000}つかえません",
    "사용할 수 없는 기술입니다",
    "無法使用此招式", "无法使用这个招式",
]
