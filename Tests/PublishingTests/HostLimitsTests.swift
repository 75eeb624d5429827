import BuildSupport
import Testing

@testable import Publishing

@Suite struct HostLimitsTests {
    private func tree(_ count: Int, bytes: Int = 1, in folder: String = "en") -> [SizedFile] {
        (0..<count).map { SizedFile(path: "\(folder)/\($0)", byteCount: bytes) }
    }

    @Test func whatFitsIsNotTold() {
        for host in HostLimits.all { #expect(host.excesses(of: tree(19_999)).isEmpty) }
    }

    @Test func theManifestCounts() {
        #expect(
            HostLimits.cloudflarePages.excesses(of: tree(20_000))
                == ["Cloudflare Pages takes at most 20000 files, and these are 20001"]
        )
    }

    @Test func theLargestFileIsNamed() {
        let large = SizedFile(path: "data/v1/pokemon.json", byteCount: 26 << 20)
        #expect(
            HostLimits.cloudflarePages.excesses(of: tree(3) + [large])
                == ["Cloudflare Pages takes at most 25 MiB a file, and data/v1/pokemon.json has 26624 KiB"]
        )
    }

    @Test func theSumIsHeldToTheHost() {
        #expect(
            HostLimits.githubPages.excesses(of: tree(1_001, bytes: 1_000_000))
                == ["GitHub Pages takes at most 953 MiB, and these are 954 MiB"]
        )
        #expect(HostLimits.githubPages.excesses(of: tree(1_000, bytes: 1_000_000)).isEmpty)
    }

    @Test func theFullestFolderIsNamed() {
        let trees = tree(54_001, in: "en/move") + tree(54_000, in: "es/move")
        #expect(
            HostLimits.netlify.excesses(of: trees)
                == ["Netlify takes at most 54000 files a folder, and en/move has 54001"]
        )
    }
}
