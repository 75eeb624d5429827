/// What is wrong with a template, or with what it was rendered with, and where.
public struct TemplateError: Error, Hashable {
    /// The sorts of fault.
    public enum Kind: String, Sendable, CaseIterable {
        /// A file or folder cannot be read, or is not UTF-8.
        case unreadable
        /// A tag has no closing delimiter.
        case unclosedTag
        /// A tag's name is empty, has blanks in it, or has an empty part between its periods.
        case invalidName
        /// A tag that sets delimiters does not name two.
        case invalidDelimiters
        /// A section, block or parent has no end tag.
        case unclosedSection
        /// An end tag closes nothing, or something else than what is open.
        case unexpectedEnd
        /// A tag stands directly in a parent tag, where it would be lost.
        case misplacedTag
        /// Sections are nested, or templates call each other, too deeply.
        case tooDeep
        /// The program asked for a template that the library does not have.
        case missingTemplate
        /// A partial tag names no template.
        case missingPartial
        /// A parent tag names no template.
        case missingParent
        /// A block in a parent tag is none of the parent's.
        case missingBlock
        /// No context has the name.
        case missingVariable
        /// A list or an object stands where text is written.
        case notText
    }

    /// The sort of fault.
    public let kind: Kind
    /// The template's file, or its name where it came from memory.
    public let file: String
    /// The line, from 1; 0 where the fault is not in a template's text.
    public let line: Int
    /// The character in the line, from 1; 0 where the fault is not in a template's text.
    public let column: Int
    /// The line's text.
    public let excerpt: String
    /// What is wrong, as one line without a final period.
    public let message: String
    /// What to do about it.
    public let hint: String?
}

extension TemplateError: CustomStringConvertible {
    /// The fault with its place, the line's text with a caret below, and the hint.
    public var description: String {
        var text = line > 0 ? "\(file):\(line):\(column): \(message)" : "\(file): \(message)"
        if line > 0 {
            // A tab stays a tab, so that the caret stands below its column however wide tabs are.
            let blank = String(excerpt.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
            text += "\n    \(excerpt)\n    \(blank)^"
        }
        if let hint { text += "\n    \(hint)" }
        return text
    }
}

extension TemplateError: Comparable {
    /// Orders faults by file, line and column.
    public static func < (left: TemplateError, right: TemplateError) -> Bool {
        (left.file, left.line, left.column, left.message) < (right.file, right.line, right.column, right.message)
    }
}

/// All that is wrong with the templates of a library.
public struct TemplateLibraryError: Error, CustomStringConvertible {
    /// The faults, by file, line and column; at least one.
    public let faults: [TemplateError]

    /// The faults, one below the other.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
