import BuildSupport

/// One of the site's own icons, as the web app manifest lists it.
struct Icon: Sendable {
    /// The path below the root.
    let path: String
    /// The size, as `192x192`; `any` for a drawing.
    let sizes: String
    let type: String
    /// `maskable` for one that systems may cut to their own shape.
    let purpose: String

    /// The theme's icons: a drawing, one to cut to shape, and pixels for systems that take no drawings.
    static func all(in folder: ThemeFolder) throws(SiteError) -> [(icon: Icon, file: OutputFile)] {
        let sources = [
            ("icon.svg", "any", "any"), ("maskable.svg", "any", "maskable"), ("icon-180.png", "180x180", "any"),
            ("icon-512.png", "512x512", "any"),
        ]
        return try sources.map { name, sizes, purpose throws(SiteError) in
            let parts = name.split(separator: ".")
            let file = try Assets.file(String(parts[0]), String(parts[1]), try folder.bytes("icons/\(name)"))
            let type = parts[1] == "svg" ? "image/svg+xml" : "image/png"
            return (Icon(path: file.path.description, sizes: sizes, type: type, purpose: purpose), file)
        }
    }
}
