/// What the program is asked to do.
enum Command: String, CaseIterable {
    case build, fetch, site, status, validate, serve, mirror, help, version

    /// One line for the help.
    var summary: String {
        switch self {
        case .build: "the whole pipeline; what happens without a command"
        case .fetch: "crawl into the store only"
        case .site: "everything after the crawl, from the store"
        case .status: "what the store holds, how old it is, what is missing"
        case .validate: "check a built tree"
        case .serve: "preview a tree on 127.0.0.1"
        case .mirror: "write a static mirror of the API from the store"
        case .help: "this text"
        case .version: "the version"
        }
    }

    /// What it takes besides options.
    var operand: String? {
        switch self {
        case .validate, .serve: "[DIR]"
        case .mirror: "DIR"
        case .help: "[COMMAND]"
        default: nil
        }
    }
}
