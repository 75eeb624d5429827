/// How an HTTP transport asks.
public struct HTTPConfiguration: Sendable {
    /// What addresses are below, with its trailing slash.
    public var root: String
    /// What the `Accept` says.
    public var accept = "application/json"
    /// What the `User-Agent` says: the program, its version and its address.
    public var userAgent: String
    /// Who vouches for the server's certificate; nil for those that the system trusts.
    public var authorities: CertificateAuthorities?
    /// Connections to the host at most.
    public var connections = 8
    /// Seconds until a connection must stand.
    public var connectTimeout = 10
    /// Seconds without a byte after which a transfer counts as stalled.
    public var stallTimeout = 20
    /// Seconds that a whole transfer may take.
    public var totalTimeout = 180
    /// Bytes that a decoded body may have; a longer one is cut off and fails.
    public var bodyLimit = 32 << 20
    /// Bytes that the decoded bodies of all requests under way may have together; what does not fit fails.
    public var totalBodyLimit = 64 << 20
    /// Bytes that all headers of an answer may have.
    public var headerLimit = 1 << 17
    /// Redirects that one request may follow, all of them below the root.
    public var redirectLimit = 5

    /// Asks below `root`, which must end in a slash.
    public init(root: String, userAgent: String) {
        self.root = root
        self.userAgent = userAgent
    }
}
