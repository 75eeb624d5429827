import PokeAPI

/// Gives the addresses of the API in a document the mirror's base, and keeps every other byte: numbers, unknown members
/// and their order, the addresses of pictures.
struct AddressRewriter: Sendable {
    /// What an address starts with, up to `/api/v2/`.
    private let root: [UInt8]

    init(_ base: MirrorBase) { root = Array((base.prefix + "/api/v2/").utf8) }

    /// The address of an answer in the mirror.
    func address(of path: APIPath) -> String { String(decoding: root, as: UTF8.self) + path.description }

    /// A document with the mirror's addresses.
    func rewrite(_ json: [UInt8]) -> [UInt8] { json.withUnsafeBytes(rewrite) }

    private func rewrite(_ json: UnsafeRawBufferPointer) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count + json.count / 4)
        var scanner = JSONScanner(json)
        var copied = 0
        while let place = scanner.nextString() {
            if scanner.isBehindName { continue }
            let string = UnsafeRawBufferPointer(rebasing: json[place])
            if let path = APIAddress.canonicalPath(in: string) {
                result.append(contentsOf: json[copied..<place.lowerBound])
                result.append(contentsOf: root)
                result.append(contentsOf: path)
            } else if let path = APIAddress.path(in: string) {
                result.append(contentsOf: json[copied..<place.lowerBound])
                result.append(contentsOf: address(of: path).utf8)
            } else {
                continue
            }
            copied = place.upperBound
        }
        result.append(contentsOf: json[copied...])
        return result
    }
}
