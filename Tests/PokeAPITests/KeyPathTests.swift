import JSON
import PokeModel
import Testing

@testable import PokeAPI

/// Walks every resource of the snapshot (in a debug build one in ten of the large kinds) and shows of each path to a leaf
/// that somebody reads it: a value of another type there must be refused.
///
/// Unlike the decoder's own search for drift this does not believe a reader that a field was read.
@Suite(.enabled(if: Snapshot.current != nil)) struct KeyPathTests {
    /// The paths that nobody reads, and why nothing is lost.
    private static let ignored: [(kind: Kind?, path: String, reason: String)] = [
        (nil, "name", "the name of what a URL beside it identifies, which has its own"),
        (.pokemon, "location_area_encounters", "an address that follows from the id"),
    ]

    private func isIgnored(_ path: String, of kind: Kind, in tree: JSONTree, at place: JSONTree.Place) -> Bool {
        Self.ignored.contains { entry in
            if let only = entry.kind { return only == kind && entry.path == path }
            guard path.hasSuffix(".\(entry.path)"), case .object(let owner) = tree[Array(place.dropLast())] else {
                return false
            }
            return owner.contains { $0.name == "url" }
        }
    }

    /// One resource for each path: the smallest that has something there.
    private func examples(of kind: Kind) throws -> [KeyPathTree.Example] {
        let snapshot = try #require(Snapshot.current)
        let parser = JSONParser()
        let tree = KeyPathTree()
        for id in try snapshot.sampledIDs(of: kind) {
            let body = try snapshot.body("\(kind.slug)/\(id)")
            try parser.withDocument(body) { tree.add($0, of: id, size: body.count) }
        }
        return tree.examples
    }

    @Test(arguments: Kind.allCases)
    func readsEveryPath(of kind: Kind) throws {
        let snapshot = try #require(Snapshot.current)
        let decoder = WireDecoder()
        let examples = try examples(of: kind)
        #expect(examples.contains { $0.path == "id" })
        for example in examples {
            let body = try snapshot.body("\(kind.slug)/\(example.id)")
            let tree = try JSONParser().withDocument(body, JSONTree.init)
            let leaf = try #require(tree.firstLeaf(at: example.path, isNull: example.isNull))
            let wrong: JSONTree = if case .array = tree[leaf] { .string("x") } else { .array([.null]) }
            let error = tree.replacing(leaf, with: wrong).json.withUnsafeBytes { bytes -> WireError? in
                do throws(WireError) {
                    _ = try decoder.decode(kind.wireType, id: example.id, from: bytes) as any WireResource
                    return nil
                } catch {
                    return error
                }
            }
            // A list that was null tells its first element.
            let path = tree.path(of: leaf)
            let isRead = error?.path == path || error?.path == path + "[0]"
            #expect(
                isRead != isIgnored(example.path, of: kind, in: tree, at: leaf),
                "\(kind.slug)/\(example.id) \(example.path)"
            )
        }
    }
}

/// The paths to leaves that documents have, without indices.
private final class KeyPathTree {
    /// A document that has something at a path.
    struct Example {
        var path: String
        var id: Int32
        var isNull: Bool
        var size: Int
    }

    private final class Node {
        var children: [(name: [UInt8], node: Node)] = []
        var example: Example?
    }

    private let root = Node()

    func add(_ value: JSONValue, of id: Int32, size: Int) { add(value, to: root, id, size) }

    private func add(_ value: JSONValue, to node: Node, _ id: Int32, _ size: Int) {
        if let elements = value.elements {
            for element in elements { add(element, to: node, id, size) }
        } else if let members = value.members {
            // Members mostly come in the order of the last object's.
            for (place, member) in members.enumerated() {
                add(member.value, to: child(of: node, member, place), id, size)
            }
        } else if node.example.map({ ($0.isNull ? 1 : 0, $0.size) > (value.isNull ? 1 : 0, size) }) ?? true {
            node.example = Example(path: "", id: id, isNull: value.isNull, size: size)
        }
    }

    private func child(of node: Node, _ member: JSONValue.Member, _ place: Int) -> Node {
        if place < node.children.count, member.name.elementsEqual(node.children[place].name) {
            return node.children[place].node
        }
        if let child = node.children.first(where: { member.name.elementsEqual($0.name) }) { return child.node }
        let child = Node()
        node.children.append((Array(member.name), child))
        return child
    }

    /// The examples in the order of their paths.
    var examples: [Example] { Self.examples(root, "").sorted { $0.path < $1.path } }

    private static func examples(_ node: Node, _ path: String) -> [Example] {
        var own = node.example
        own?.path = path
        return (own.map { [$0] } ?? [])
            + node.children.flatMap { child in
                let name = String(decoding: child.name, as: UTF8.self)
                return examples(child.node, path.isEmpty ? name : "\(path).\(name)")
            }
    }
}

extension JSONTree {
    /// The first leaf at a path without indices that is null, or that is not.
    fileprivate func firstLeaf(at path: String, isNull: Bool) -> Place? {
        firstLeaf(path.split(separator: ".")[...], isNull)
    }

    private func firstLeaf(_ path: ArraySlice<Substring>, _ isNull: Bool) -> Place? {
        switch self {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                if let rest = element.firstLeaf(path, isNull) { return [index] + rest }
            }
            return nil
        case .object(let members):
            guard let index = members.firstIndex(where: { $0.name == path.first ?? "" }) else { return nil }
            return members[index].value.firstLeaf(path.dropFirst(), isNull).map { [index] + $0 }
        default:
            return path.isEmpty && (self == .null) == isNull ? [] : nil
        }
    }
}
