import PokeModel

extension Strings {
    /// What the list of a kind's resources is called.
    func list(_ kind: Kind) -> String { Section(kind).map { self(.list, of: $0) } ?? kind.slug }

    /// What one of a kind's resources is called; where the site has no pages of single ones, what their list is.
    func single(_ kind: Kind) -> String {
        guard let section = Section(kind) else { return kind.slug }
        return self(section.hasEntries ? .kind : .list, of: section)
    }

    /// How many resources of a kind there are, in words; the number alone where the site has no pages of single ones.
    func count(_ kind: Kind, _ count: Int) -> String {
        guard let section = Section(kind), section.hasEntries else { return format.whole(count) }
        return self(.count, of: section, count: count)
    }
}
