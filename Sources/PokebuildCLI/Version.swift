/// The program's version, and how it introduces itself.
enum Version {
    /// The version, by https://semver.org.
    static let number = "0.1.0"

    /// What the API's operators see, with an address to complain to.
    static let userAgent = "pokebuild/\(number) (+https://github.com/pokebuild/pokebuild)"
}
