import Glibc
import Transfer

extension HTTPConfiguration {
    /// How this program asks below a root: by its own name, and trusting whom its environment names besides.
    init(root: String, _ options: Options) {
        self.init(root: root, userAgent: Version.userAgent)
        connections = options.concurrency
        authorities = CertificateAuthorities { name in getenv(name).map { String(cString: $0) } }
    }
}
