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

private func hasLetters(_ text: String) -> Bool { text.unicodeScalars.contains(where: saysSomething) }

private func saysSomething(_ scalar: Unicode.Scalar) -> Bool {
    // The long-vowel mark is a letter to Unicode, and a dash where it stands alone.
    scalar != "\u{30FC}" && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
}

/// Whether a text was never meant for readers, or tells them of nothing but a game that lacks the thing.
private func isLeftover(_ text: String) -> Bool {
    let bytes = text.utf8
    if let bracket = bytes.firstIndex(of: UInt8(ascii: "[")), bytes[bracket...].starts(with: "[VAR ".utf8) {
        return true
    }
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
