import BuildSupport
import JSON
import PokeModel

/// The files at the root that are for hosts, browsers and search engines.
struct RootFiles {
    let options: SiteOptions
    let assets: Assets
    let editions: [Edition]

    /// The files of a site with these pages.
    func files(for routes: [Route]) throws(SiteError) -> [OutputFile] {
        var files = [
            try file(".nojekyll", ""),
            try file("robots.txt", robots),
            try file("_headers", headers),
            try file("manifest.webmanifest", manifest),
        ]
        if let baseURL = options.baseURL {
            files += try Sitemap(baseURL: baseURL).files(for: routes)
        }
        return files
    }

    private func file(_ path: String, _ text: String) throws(SiteError) -> OutputFile {
        guard let output = OutputPath(path) else { throw .unsafePath(path, page: "a file of the site") }
        return OutputFile(output, Array(text.utf8))
    }

    private var robots: String {
        let sitemap = options.baseURL.map { "\nSitemap: \($0)sitemap.xml\n" } ?? ""
        return "User-agent: *\nDisallow:\n\(sitemap)"
    }

    /// What Netlify, Cloudflare Pages and others read: files named after their content never change.
    private var headers: String {
        """
        /*
          Content-Security-Policy: \(assets.policy); frame-ancestors 'self'
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin
        /assets/*
          Cache-Control: public, max-age=31536000, immutable
        /search/*
          Cache-Control: public, max-age=31536000, immutable
        /data/*
          Access-Control-Allow-Origin: *

        """
    }

    private var manifest: String {
        let words = editions[0].words
        var json = JSONWriter()
        json.beginObject()
        for (key, value) in [
            ("name", words(.siteName)), ("short_name", words(.siteName)), ("lang", editions[0].tag.description),
            ("start_url", "./\(editions[0].tag)/"), ("scope", "./"), ("display", "standalone"),
            ("background_color", "#faf7f0"), ("theme_color", "#0f6f7c"),
        ] {
            json.key(key)
            json.string(value)
        }
        json.key("icons")
        json.beginArray()
        json.beginObject()
        for (key, value) in [("src", assets.icon), ("sizes", "any"), ("type", "image/svg+xml"), ("purpose", "any")] {
            json.key(key)
            json.string(value)
        }
        json.endObject()
        json.endArray()
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
}
