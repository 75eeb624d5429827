/// Who vouches for a server's certificate besides those that the system trusts.
public struct CertificateAuthorities: Sendable, Equatable {
    /// A file of certificates in PEM form, one behind the other; nil for the system's.
    public let file: String?
    /// A folder of such files, named as `openssl rehash` does it; nil for the system's.
    public let folder: String?

    /// Those that an environment names in the variables that curl's command line reads: `CURL_CA_BUNDLE`, which wins,
    /// or else `SSL_CERT_FILE` and `SSL_CERT_DIR`.
    ///
    /// - Parameter variable: the value of an environment's variable; an empty one is as good as none.
    public init(_ variable: (String) -> String?) {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        let bundle = value("CURL_CA_BUNDLE")
        file = bundle ?? value("SSL_CERT_FILE")
        folder = bundle == nil ? value("SSL_CERT_DIR") : nil
    }
}
