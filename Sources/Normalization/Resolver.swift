import Diagnostics
import PokeAPI
import PokeModel

/// Turns resources as the API sends them into those of the model: references resolved, lists in order, texts cleaned.
///
/// The conversions are extensions, one file a topic. Each task has its own resolver, as it collects what it finds wrong.
final class Resolver {
    let context: Context
    /// What was found wrong, in the order of the work.
    private(set) var diagnostics: [Diagnostic] = []
    private var place = ""

    init(_ context: Context) { self.context = context }

    /// Adds a fault of the resource that is being converted.
    func report(_ rule: String, _ summary: String) {
        diagnostics.append(Diagnostic(.warning, rule: rule, place: place, summary: summary))
    }

    /// A model resource with its identity; what it says wrong from here on is told of it.
    func make<Row: Resource>(_ type: Row.Type, _ id: Int32) -> Row {
        let reference = Reference(Row.kind, id)
        place = reference.description
        let identity = context.identities[reference]
        return Row(id: id, slug: identity?.slug ?? "\(id)", name: identity?.name ?? .none)
    }
}

// MARK: References

extension Resolver {
    /// Whether a resource is there; a reference to one that is missing is told.
    func isPresent(_ reference: Reference) -> Bool {
        if context.identities.contains(reference) { return true }
        // Of a kind that is not there at all nothing was asked for.
        if context.identities.hasAny(of: reference.kind) {
            report("dangling-reference", "expected \(reference) to exist; the reference to it is left out")
        }
        return false
    }

    /// The reference, where the resource is there.
    func one(_ reference: Reference?) -> Reference? {
        reference.flatMap { isPresent($0) ? $0 : nil }
    }

    /// The references whose resources are there, by id, each once.
    func many(_ references: [Reference]) -> [Reference] {
        var result: [Reference] = []
        result.reserveCapacity(references.count)
        for reference in references.sorted() where result.last != reference && isPresent(reference) {
            result.append(reference)
        }
        return result
    }

    /// The version groups that are there, oldest first.
    func versionGroups(_ references: [Reference]) -> [Reference] {
        many(references).sorted { rank(ofGroup: $0) < rank(ofGroup: $1) }
    }

    /// The versions that are there, oldest first.
    func versions(_ references: [Reference]) -> [Reference] {
        many(references).sorted { rank(ofVersion: $0) < rank(ofVersion: $1) }
    }

    /// The place in time of a version group; last where there is none.
    func rank(ofGroup group: Reference?) -> Int32 {
        group.flatMap { context.versionGroupRanks[$0.id] } ?? .max
    }

    /// The place in time of a version; last where there is none.
    func rank(ofVersion version: Reference?) -> Int32 {
        version.flatMap { context.versionRanks[$0.id] } ?? .max
    }

    /// The rows whose resource is there, ordered by it.
    func rows<Wire, Row>(
        _ rows: [Wire],
        by reference: (Wire) -> Reference,
        _ make: (Wire, Reference) -> Row
    ) -> [Row] {
        rows.sorted { reference($0) < reference($1) }.compactMap { row in
            one(reference(row)).map { make(row, $0) }
        }
    }
}

// MARK: Texts

extension Resolver {
    /// A text of one line in each language.
    func line(_ texts: [WireText]) -> LocalizedText { context.languages.line(texts) }

    /// A text of paragraphs in each language.
    func paragraphs(_ texts: [WireText], chance: Int32? = nil) -> LocalizedText {
        context.languages.paragraphs(texts, chance: chance)
    }

    /// The long texts and the short texts of an effect.
    func effects(_ effects: [WireEffect], chance: Int32? = nil) -> (long: LocalizedText, short: LocalizedText) {
        func text(_ part: (WireEffect) -> String) -> LocalizedText {
            paragraphs(effects.map { WireText(language: $0.language, text: part($0)) }, chance: chance)
        }
        return (text(\.effect), text(\.shortEffect))
    }

    /// What was different up to some version groups, oldest first.
    func effectChanges(_ changes: [WireEffectChange], chance: Int32? = nil) -> [EffectChange] {
        changes
            .map { change in
                EffectChange(
                    versionGroup: one(change.versionGroup),
                    effect: paragraphs(change.effects, chance: chance)
                )
            }
            .sorted { rank(ofGroup: $0.versionGroup) < rank(ofGroup: $1.versionGroup) }
    }

    /// The address of a picture or sound of PokeAPI's own collection; nil for any other, which is told.
    func address(_ url: String?) -> String? {
        guard let url else { return nil }
        if Sprite.isTrusted(url) { return url }
        report("untrusted-address", "expected an address below \(Sprite.trustedPrefix), found \"\(url.prefix(60))\"")
        return nil
    }

    /// The pictures of PokeAPI's own collection, ordered by what they show.
    func sprites(_ wire: WireSprites) -> [Sprite] {
        wire.pictures
            .compactMap { picture in address(picture.address).flatMap { Sprite(key: picture.path, url: $0) } }
            .sorted { $0.key < $1.key }
    }
}
