/// What a page was made of, in checksums in hexadecimal.
struct PageChecksums: Equatable {
    /// Everything.
    let inputs: String
    /// Its part of the theme; empty where that is not told apart.
    let theme: String
}
