import Diagnostics

/// Finds tags that name a template, or a block of one, that is not there.
///
/// The Mustache specification renders nothing for the first and ignores the second; here both are faults, as in a library
/// that is complete they can only be mistakes.
struct ReferenceCheck {
    private(set) var faults: [TemplateError] = []
    private let trees: [String: SyntaxTree]
    private let names: [String]

    /// Checks templates; those in `names` that are not in `trees` have faults of their own and count as being there.
    init(_ trees: [SyntaxTree], names: [String]) {
        self.names = names
        self.trees = Dictionary(uniqueKeysWithValues: trees.map { ($0.source.name, $0) })
        for tree in trees {
            for (index, token) in tree.tokens.enumerated() { check(token, at: index, in: tree) }
        }
    }

    private mutating func check(_ token: Token, at index: Int, in tree: SyntaxTree) {
        guard token.kind == .partial || token.kind == .parent else { return }
        guard names.contains(token.name) else {
            faults.append(
                tree.source.error(
                    token.kind == .partial ? .missingPartial : .missingParent,
                    at: token.nameOffset,
                    "no template \"\(token.name)\"",
                    hint: suggestion(for: token.name, among: names)
                )
            )
            return
        }
        guard token.kind == .parent, let blocks = blocks(reachableFrom: token.name) else { return }
        for argument in tree.arguments(of: index).map({ tree.tokens[$0] }) where !blocks.contains(argument.name) {
            faults.append(
                tree.source.error(
                    .missingBlock,
                    at: argument.nameOffset,
                    "\"\(token.name)\" has no block \"\(argument.name)\"",
                    hint: suggestion(for: argument.name, among: blocks)
                )
            )
        }
    }

    /// The blocks of a template and of all that it calls; nil where one of those has faults.
    private func blocks(reachableFrom name: String) -> Set<String>? {
        var blocks: Set<String> = []
        var seen: Set<String> = [name]
        var open = [name]
        while let name = open.popLast() {
            guard let tree = trees[name] else { return nil }
            for token in tree.tokens {
                switch token.kind {
                case .block, .argument: blocks.insert(token.name)
                case .partial, .parent: if seen.insert(token.name).inserted { open.append(token.name) }
                default: break
                }
            }
        }
        return blocks
    }
}

/// A sentence that helps somebody who mistyped a name: the likeliest one, or else some of those that there are.
func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    if let candidate = nearMiss(of: name, among: candidates) { return "did you mean \"\(candidate)\"?" }
    let sorted = Set(candidates).sorted()
    guard !sorted.isEmpty else { return nil }
    return "there are: " + sorted.prefix(12).joined(separator: ", ") + (sorted.count > 12 ? ", ..." : "")
}
