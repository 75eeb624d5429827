import BuildSupport
import ChangeReport
import JSON
import PokeModel

/// The files at the root that are for hosts, browsers and search engines.
struct RootFiles {
    let options: SiteOptions
    let assets: Assets
    let editions: [Edition]
    let changes: ChangeHistory
    let aliases: Aliases
    let written: Alternates

    /// The files of a site with these pages.
    func files(for routes: [Route]) throws(SiteError) -> [OutputFile] {
        var files = [
            try file(".nojekyll", ""),
            try file("robots.txt", robots),
            try file("_headers", headers),
            try file("_redirects", aliases.redirects(languages: editions.map(\.tag), baseURL: options.baseURL)),
            try file("manifest.webmanifest", manifest),
            try file(Feed.path, Feed(history: changes, baseURL: options.baseURL, edition: editions[0]).text),
        ]
        if let baseURL = options.baseURL {
            files += try Sitemap(baseURL: baseURL, written: written).files(for: routes)
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
        /sw.js
          Cache-Control: no-cache
        /data/*
          Access-Control-Allow-Origin: *

        """
    }

    private var manifest: String {
        let words = editions[0].words
        var json = JSONWriter()
        json.object { manifest in
            manifest.member("name", words(.siteName))
            manifest.member("short_name", words(.siteName))
            manifest.member("lang", editions[0].tag.description)
            manifest.member("start_url", "./\(editions[0].tag)/")
            manifest.member("scope", "./")
            manifest.member("display", "standalone")
            manifest.member("background_color", "#faf7f0")
            manifest.member("theme_color", "#0f6f7c")
            manifest.member("icons", assets.icons) { icons, icon in
                icons.object { member in
                    member.member("src", icon.path)
                    member.member("sizes", icon.sizes)
                    member.member("type", icon.type)
                    member.member("purpose", icon.purpose)
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
}
