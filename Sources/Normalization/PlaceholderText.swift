import PokeModel

/// Whether a clean text says nothing about the thing that it stands at.
///
/// The newest text is often one of these: a row of dashes, a developer's dummy or note to self, a sentence with a game's
/// variable in it, or the notice that a move cannot be used in that game.
func isPlaceholder(_ text: String) -> Bool { !hasLetters(text) || isLeftover(text) }

extension LocalizedText {
    /// The same texts without those that say nothing.
    var withoutPlaceholders: LocalizedText { keeping { !isPlaceholder($0) } }

    /// The same names without those that say nothing.
    ///
    /// A name can be of marks alone, as that of the type `???` and of the form `!` of Unown are. It says nothing where the
    /// English one has letters and does not hold it, as `？？？` for Item Urge.
    var withoutPlaceholderNames: LocalizedText {
        let english = self[.english] ?? ""
        return keeping { name in
            !isLeftover(name) && (hasLetters(name) || !hasLetters(english) || english.contains(name))
        }
    }

    private func keeping(_ isKept: (String) -> Bool) -> LocalizedText {
        if entries.allSatisfy({ isKept($0.text) }) { return self }
        return LocalizedText(entries.filter { isKept($0.text) })
    }
}

private func hasLetters(_ text: String) -> Bool {
    switch text.utf8.first ?? 0 {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: text.unicodeScalars.contains(where: saysSomething)
    }
}

private func saysSomething(_ scalar: Unicode.Scalar) -> Bool {
    // The long-vowel mark is a letter to Unicode, and a dash where it stands alone.
    scalar != "\u{30FC}" && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
}

/// Whether a text was never meant for readers, or tells them of nothing but a game that lacks the thing.
private func isLeftover(_ text: String) -> Bool {
    var text = text
    let (hasVariable, mayBeLeftover) = text.withUTF8 { utf8 in
        (
            utf8.firstIndex(of: UInt8(ascii: "[")).map { utf8[$0...].starts(with: variable) } ?? false,
            utf8.first.map { leftoverStarts[Int($0)] } ?? false
        )
    }
    if hasVariable || !mayBeLeftover { return hasVariable }
    let bytes = text.utf8
    return notices.contains { bytes.starts(with: $0.utf8) }
        || developersMarks.contains { bytes.starts(with: $0.utf8) && !continuesWord(bytes.dropFirst($0.utf8.count)) }
}

/// Whether what follows a word is still of the same.
private func continuesWord(_ rest: Substring.UTF8View) -> Bool {
    Substring(rest).unicodeScalars.first?.properties.isAlphabetic ?? false
}

/// What developers write where the text is still to come, in their capitals: `Todo` begins sentences in Spanish.
private let developersMarks = ["XXX", "TODO", "FIXME", "TBD", "Dummy", "dummy", "DUMMY", "ダミー", "ダミーデータ"]

/// How the notices begin, in every language that has one: some moves can't be used twice in a row, and say so.
private let notices = [
    "This move can't be used.", "This move can’t be used.",
    "Este movimiento no se puede usar, por lo que sería",
    "Cette capacité ne peut pas être utilisée.",
    "Diese Attacke kann nicht eingesetzt werden.",
    "Questa mossa non può essere usata.",
    "この技は\u{3000}使えません", "このわざは\u{3000}つかえません",
    "사용할 수 없는 기술입니다.",
    "無法使用此招式。", "无法使用这个招式。",
]

private let variable = Array("[VAR ".utf8)

/// Whether each byte is the first one of a mark or notice, which tells nearly all texts from them.
private let leftoverStarts: [Bool] = (0...255).map { byte in
    (developersMarks + notices).contains { $0.utf8.first == UInt8(byte) }
}
