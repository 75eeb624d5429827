/// A grammar as a machine that goes from state to state, and keeps every step that it has found once.
///
/// A page costs a lookup for each tag, attribute and text: pages of one site are alike, and after the first few no step
/// is new. One automaton is used by one task at a time.
final class GrammarAutomaton {
    /// An open element or the document: what may still come in it.
    typealias State = Pattern

    /// Where a start tag leads.
    struct Entry {
        /// The grammar's element, with its attributes.
        let element: Int32
        /// What may follow it in its parent.
        let next: State
    }

    let grammar: Grammar
    /// The grammar's patterns and those that steps have led to.
    var pool: PatternPool
    private var nameNumbers: [String: Int32] = [:]
    private var nameTexts: [String] = []
    private var namesByPointer = TransitionTable()
    private var entries = TransitionTable()
    private var afterAttribute = TransitionTable()
    private var afterText = TransitionTable()
    private var contents = TransitionTable()
    /// The attributes whose value decides, for each state and name where one does.
    private var valued: [[Int32]] = []
    /// The state for one of those and the set of its attributes that a value fits.
    private var afterValue = TransitionTable()

    init(_ grammar: Grammar) {
        self.grammar = grammar
        pool = grammar.pool
    }

    /// The number of a name, by the one pointer that a parser has for it; -1 for an attribute that is not looked at.
    func name(_ spelling: UnsafePointer<UInt8>) -> Int32 {
        // Dictionaries hand out addresses that are never 0, and never more than 62 bits wide.
        let key = UInt64(UInt(bitPattern: spelling))
        if let known = namesByPointer[key] { return Int32(truncatingIfNeeded: known) }
        let text = String(cString: spelling)
        let number = text.hasPrefix("data-") && text.utf8.count > 5 ? -1 : number(of: text)
        namesByPointer.insert(Int64(number), for: key)
        return number
    }

    private func number(of text: String) -> Int32 {
        if let known = nameNumbers[text] { return known }
        let number = Int32(nameTexts.count)
        nameNumbers[text] = number
        nameTexts.append(text)
        return number
    }

    func text(ofName number: Int32) -> String { nameTexts[Int(number)] }

    /// The state of a document that begins as the grammar's definition says; nil where the grammar has none such.
    func start(_ definition: String) -> State? { grammar.pattern(named: definition) }

    /// Where the start of an element leads; nil where it may not stand.
    func enter(_ name: Int32, in state: State) -> Entry? {
        let key = TransitionTable.key(state, name)
        let packed: Int64
        if let known = entries[key] {
            packed = known
        } else {
            var element: Int32 = -1
            let next = derivative(of: state, byElement: nameTexts[Int(name)], found: &element)
            packed = next == PatternPool.notAllowed ? -1 : Int64(element) << 32 | Int64(next)
            entries.insert(packed, for: key)
        }
        return packed < 0 ? nil : Entry(element: Int32(packed >> 32), next: Int32(truncatingIfNeeded: packed))
    }

    /// The state behind an attribute, in an element whose tag is read.
    enum AttributeStep: Equatable {
        case taken(State)
        case unknownName
        /// None of the values that it may have.
        case wrongValue
    }

    func attribute(_ name: Int32, value: UnsafeBufferPointer<UInt8>, in state: State) -> AttributeStep {
        let key = TransitionTable.key(state, name)
        // -1 says that the name has no place; less, that the value decides.
        let known = afterAttribute[key] ?? learn(name, in: state, key)
        if known >= 0 { return .taken(Int32(known)) }
        if known == -1 { return .unknownName }
        let next = step(Int(-2 - known), value: value, in: state)
        return next == PatternPool.notAllowed ? .wrongValue : .taken(next)
    }

    private func step(_ index: Int, value: UnsafeBufferPointer<UInt8>, in state: State) -> State {
        var fitting: Int32 = 0
        for (bit, candidate) in valued[index].enumerated() where grammar.attributes[Int(candidate)].value.matches(value)
        {
            fitting |= 1 << bit
        }
        let key = TransitionTable.key(Int32(index), fitting)
        if let known = afterValue[key] { return Int32(known) }
        let matching = valued[index].enumerated().filter { fitting & 1 << $0.offset != 0 }.map(\.element)
        let next = derivative(of: state, byAttributes: matching)
        afterValue.insert(Int64(next), for: key)
        return next
    }

    private func learn(_ name: Int32, in state: State, _ key: UInt64) -> Int64 {
        var candidates: [Int32] = []
        collectAttributes(of: state) { number in
            let attribute = self.grammar.attributes[Int(number)]
            if attribute.names.contains(self.nameTexts[Int(name)]), !candidates.contains(number) {
                candidates.append(number)
            }
        }
        let step: Int64
        if candidates.isEmpty {
            step = -1
        } else if candidates.allSatisfy({ grammar.attributes[Int($0)].value.isAnything }) {
            let next = derivative(of: state, byAttributes: candidates)
            step = next == PatternPool.notAllowed ? -1 : Int64(next)
        } else {
            precondition(candidates.count < 31, "too many attributes of one name in one place")
            step = Int64(-2 - valued.count)
            valued.append(candidates)
        }
        afterAttribute.insert(step, for: key)
        return step
    }

    /// What may stand in an element whose tag ends; nil where it lacks an attribute.
    func content(after state: State) -> State? {
        let key = TransitionTable.key(state, 0)
        if let known = contents[key] { return known == PatternPool.notAllowed ? nil : Int32(known) }
        let content = closing(state, isLenient: false)
        contents.insert(Int64(content), for: key)
        return content == PatternPool.notAllowed ? nil : content
    }

    /// What may stand in an element that lacks attributes, so that its content can be looked at all the same.
    func contentForgivingAttributes(after state: State) -> State { closing(state, isLenient: true) }

    /// The state behind a text that is more than white space; nil where none may stand.
    func text(in state: State) -> State? {
        let key = TransitionTable.key(state, 0)
        if let known = afterText[key] { return known == PatternPool.notAllowed ? nil : Int32(known) }
        let next = textDerivative(of: state)
        afterText.insert(Int64(next), for: key)
        return next == PatternPool.notAllowed ? nil : next
    }

    /// Whether an element may end.
    func mayEnd(_ state: State) -> Bool { pool.isNullable(state) }
}
