import BuildSupport
import Mirror
import PokeAPI
import PokeModel

/// Every option's value, as the configuration file and the command line gave it.
struct Options {
    /// Where progress and messages go, and how.
    enum Progress: String, CaseIterable { case auto, plain, none }
    /// How messages are written.
    enum LogFormat: String, CaseIterable { case text, json }
    /// How a report on a tree is written.
    enum ReportFormat: String, CaseIterable { case text, json, sarif }
    /// What becomes of upstream pictures.
    enum Sprites: String, CaseIterable { case link, mirror, none }
    /// Whose limits the output must keep.
    enum Host: String, CaseIterable {
        case none
        case githubPages = "github-pages"
        case cloudflarePages = "cloudflare-pages"
        case netlify
    }

    var api = Options.defaultAPI
    var source: String?
    var sample = false
    var store: String?
    var output = "output"
    /// Slugs of languages; `all` stands alone.
    var languages = ["en", "es"]
    var kinds: [Kind]?
    var concurrency = 8
    /// Requests a second; nil where it was not given, 0 for no limit.
    var rate: Double?
    var maxAge = 86_400
    var baseURL: String?
    var sprites = Sprites.link
    /// What paths of pictures and cries are below.
    var spritesBase = MediaPath.root
    var host = Host.none
    var precompress = false
    /// Whether `build.json` says how long the build took.
    var timings = false
    var keepGoing = false
    var jobs: Int?
    var templates: String?
    var site: String?
    var offline = false
    var progress = Progress.auto
    var logFormat = LogFormat.text
    var isQuiet = false
    var isVerbose = false
    var mirrorBase: MirrorBase?
    var html = false
    /// What a project has decided about the rules of `validate`.
    var rules: String?
    var warningsAsErrors = false
    var format = ReportFormat.text
    var base = "/"
    var port = 8000
    /// The folder that `validate`, `serve` and `mirror` take.
    var operand: String?

    /// Whether pictures and cries are to be copied: those of the sample, which is offline, are drawn.
    var copiesMedia: Bool { sprites == .mirror && !sample }
    /// Threads to work with.
    var workers: Int { jobs ?? processorCount }
    /// Whether a source was named, and not just left to the default.
    var namesSource = false
    /// The command line as it was given, to be named where it goes on from what was kept.
    var commandLine = "pokebuild"
    /// The live service.
    static let defaultAPI = "https://pokeapi.co/api/v2/"

    /// The command line that tells what the store holds.
    var statusCommand: String {
        let words = ["pokebuild", "status"] + (sample ? ["--sample"] : []) + (store.map { ["--store", $0] } ?? [])
        return words.map(\.shellWord).joined(separator: " ")
    }
}

extension String {
    /// The text as a shell takes it for one word.
    var shellWord: String {
        let plain = #/[A-Za-z0-9_.\/:=,@%+-]+/#
        return wholeMatch(of: plain) != nil ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
