import Foundation
import JSON
import PokeAPI
import PokeModel
import Testing

@testable import SampleData

/// The sample of this package.
enum BundledSample {
    static let directory = packageRoot.appending(path: "sample").path

    static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

extension SampleTransport {
    /// The answer at an address.
    func response(to address: String, entityTag: String? = nil) throws -> Response {
        start(Request(try #require(APIPath(parsing: address)), entityTag: entityTag))
        return try #require(finished(waitingAtMost: .zero).first).result.get()
    }

    /// The document at an address, read with Foundation's parser, which is not the one that wrote it.
    func document(_ address: String) throws -> [String: Any] {
        try #require(try json(address) as? [String: Any])
    }

    func json(_ address: String) throws -> Any {
        let response = try response(to: address)
        #expect(response.status == 200, "\(address)")
        return try JSONSerialization.jsonObject(with: Data(response.body))
    }

    /// The ids that a kind's listing has, page by page.
    func ids(of kind: Kind) throws -> [Int32] {
        var ids: [Int32] = []
        var next: String? = APIPath.listing(of: kind.slug, offset: 0, limit: 50).description
        while let address = next {
            let page = try document(address)
            for case let result as [String: Any] in try #require(page["results"] as? [Any]) {
                let url = try #require(result["url"] as? String)
                guard case .resource(kind.slug, let id) = APIPath(parsing: url)?.role else {
                    Issue.record("\(url) is no \(kind.slug)")
                    continue
                }
                ids.append(id)
            }
            next = page["next"] as? String
        }
        return ids
    }
}
