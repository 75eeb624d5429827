import BuildSupport
import JSON
import Synchronization

/// Tells people, and programs, what goes on: events on stderr, results on stdout.
///
/// An event is written whole, by one task at a time. Where stderr is a terminal, a block of lines at its end may show how
/// far a stage has got; events push it down.
final class Console: Sendable {
    /// How progress is told.
    enum ProgressStyle {
        /// A block on the terminal that changes.
        case block
        /// An event every few seconds.
        case events
        /// Not at all.
        case none
    }

    /// How progress is told.
    let progressStyle: ProgressStyle
    private let format: Options.LogFormat
    private let isQuiet: Bool
    private let isVerbose: Bool
    private let output: FileOutput
    private let errors: FileOutput
    private let terminal: Terminal?
    /// How many lines the block on the terminal has.
    private let blockHeight = Mutex(0)

    /// Tells what options ask for; `terminal` is the one that stderr is, nil where it is none.
    init(
        _ options: Options,
        output: FileOutput = .standardOutput,
        errors: FileOutput = .standardError,
        terminal: Terminal? = .standardError
    ) {
        format = options.logFormat
        isQuiet = options.isQuiet
        isVerbose = options.isVerbose
        self.output = output
        self.errors = errors
        self.terminal = terminal
        switch options.progress {
        case _ where options.isQuiet: progressStyle = .none
        case .none: progressStyle = .none
        case .plain: progressStyle = .events
        case .auto: progressStyle = terminal == nil || options.logFormat == .json ? .events : .block
        }
    }

    /// Tells what has been done.
    func note(_ message: String, event: String = "note", _ members: (inout JSONWriter) -> Void = { _ in }) {
        withoutActuallyEscaping(members) { tell(Event(level: .note, name: event, message: message, members: $0)) }
    }

    /// Tells what somebody should look at.
    func warn(_ message: String, event: String = "warning", _ members: (inout JSONWriter) -> Void = { _ in }) {
        withoutActuallyEscaping(members) { tell(Event(level: .warning, name: event, message: message, members: $0)) }
    }

    /// Tells what went wrong.
    func error(_ message: String, event: String = "error", _ members: (inout JSONWriter) -> Void = { _ in }) {
        withoutActuallyEscaping(members) { tell(Event(level: .error, name: event, message: message, members: $0)) }
    }

    /// Tells an event, to those who want to know.
    func tell(_ event: Event) {
        guard wants(event.level) else { return }
        let line = format == .json ? event.json : event.text
        blockHeight.withLock { height in
            show(Terminal.erasing(height) + line + "\n")
            height = 0
        }
    }

    private func wants(_ level: Event.Level) -> Bool {
        switch level {
        case .error: true
        case .warning, .note: !isQuiet
        case .progress: progressStyle == .events
        // Programs can pass over what they do not care for.
        case .detail: !isQuiet && (isVerbose || format == .json)
        }
    }

    /// Replaces the block on the terminal with what `lines` says for the terminal's size; does nothing elsewhere.
    func show(_ lines: (Terminal.Size) -> [String]) {
        guard progressStyle == .block, let size = terminal?.size() else { return }
        let lines = lines(size).prefix(max(1, size.rows - 1)).map { $0.withoutControls.cut(toColumns: size.usable) }
        blockHeight.withLock { height in
            show(Terminal.erasing(height) + lines.joined(separator: "\n"))
            height = lines.count
        }
    }

    /// Takes the block off the terminal; the cursor is where it began.
    func clear() {
        blockHeight.withLock { height in
            if height > 0 { show(Terminal.erasing(height)) }
            height = 0
        }
    }

    /// Writes to stderr.
    private func show(_ text: String) {
        // Where that fails, there is nowhere to tell it.
        try? errors.write(text)
    }

    /// Writes a result.
    ///
    /// Throws where it cannot be written: whoever asked for it must not take an empty file for one.
    func result(_ text: String) throws(FileSystemError) {
        clear()
        try output.write(text.hasSuffix("\n") ? text : text + "\n")
    }
}
