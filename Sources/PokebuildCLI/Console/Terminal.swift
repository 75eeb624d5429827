import Glibc

/// A terminal that understands the few orders that progress needs.
struct Terminal: Sendable {
    /// What fits.
    struct Size: Equatable {
        let columns: Int
        let rows: Int

        /// Columns that a line may take: so many fewer that the `^C` which a terminal echoes behind it does not wrap.
        var usable: Int { max(1, columns - 3) }
    }

    private let descriptor: Int32

    /// The terminal that stderr is; nil where it is none, or one that only prints (`TERM=dumb`).
    static let standardError = Terminal(descriptor: STDERR_FILENO, name: getenv("TERM").map { String(cString: $0) })

    /// Takes an open descriptor and the terminal's sort, as `TERM` names it.
    init?(descriptor: Int32, name: String?) {
        guard isatty(descriptor) == 1, let name, name != "dumb", !name.isEmpty else { return nil }
        self.descriptor = descriptor
    }

    /// The size at the moment; a terminal that does not know it counts as 80 by 24.
    func size() -> Size {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(window.ws_col), rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
    }

    /// The orders that remove the last lines, with the cursor at the end of the last of them.
    static func erasing(_ lines: Int) -> String {
        guard lines > 0 else { return "" }
        return "\r" + (lines > 1 ? "\u{1B}[\(lines - 1)A" : "") + "\u{1B}[J"
    }
}
