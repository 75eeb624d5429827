import CLibXML2

/// Finds names by the one pointer that a parser's dictionary has for each, without looking at a letter.
///
/// A page has thousands of names, and a hashed lookup of each would cost as much as all its checks.
struct NameTable<Name: RawRepresentable<String>> {
    private var slots: [(pointer: UnsafePointer<UInt8>?, name: Name)]
    private let other: Name

    /// Puts `names` into the dictionary; every other name will be `other`.
    init(_ names: [Name], other: Name, dictionary: xmlDictPtr?) {
        self.other = other
        // At least four slots for each name keep nearly every search at its first step.
        var count = 16
        while count < names.count * 4 { count *= 2 }
        slots = Array(repeating: (nil, other), count: count)
        for name in names {
            guard let pointer = xmlDictLookup(dictionary, name.rawValue, Int32(name.rawValue.utf8.count)) else {
                preconditionFailure("no memory for an XML parser's names")
            }
            var slot = slot(of: pointer)
            while slots[slot].pointer != nil { slot = (slot + 1) & (count - 1) }
            slots[slot] = (pointer, name)
        }
    }

    private func slot(of pointer: UnsafePointer<UInt8>) -> Int {
        // The dictionary packs its names one after the other: their low bits differ, and the product spreads them.
        let mixed = UInt(bitPattern: pointer) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 40) & (slots.count - 1)
    }

    /// The name of a pointer from the dictionary.
    subscript(pointer: UnsafePointer<UInt8>) -> Name {
        var slot = slot(of: pointer)
        while let found = slots[slot].pointer {
            if found == pointer { return slots[slot].name }
            slot = (slot + 1) & (slots.count - 1)
        }
        return other
    }
}
