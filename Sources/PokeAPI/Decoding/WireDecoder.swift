import JSON
import PokeModel

/// Reads answers of the API into wire types, and collects the fields and values that no type knows.
///
/// Not for use from several tasks at once: each has its own, and ``WireDrift/merging(_:)`` joins what they found.
public final class WireDecoder {
    private let parser = JSONParser()
    private var resource = ""
    private var group = ""
    private var earlierDrift: [WireDrift] = []
    private var currentDrift: [Unknown: WireDrift] = [:]

    /// What is not known, within the current answer.
    private enum Unknown: Hashable {
        case member(owner: UnsafePointer<UInt8>, name: String)
        case value(member: UnsafePointer<UInt8>, String)
    }

    /// Creates a decoder that has found nothing yet.
    public init() {}

    /// Reads a resource, whose id must be the one that was asked for.
    public func decode<Resource: WireResource>(
        _ type: Resource.Type,
        id: Int32,
        from body: UnsafeRawBufferPointer
    ) throws(WireError) -> Resource {
        let slug = Resource.kind.slug
        let resource = try decode(type, named: "\(slug)/\(id)", in: slug, from: body)
        guard resource.id == id else {
            throw WireError(resource: self.resource, path: "id", expected: "\(id)", found: "\(resource.id)")
        }
        return resource
    }

    /// Reads an answer that is no resource.
    ///
    /// `resource` names it in messages, `group` is what its drift is counted under.
    public func decode<Answer: WireAnswer>(
        _ type: Answer.Type,
        named resource: String,
        in group: String,
        from body: UnsafeRawBufferPointer
    ) throws(WireError) -> Answer {
        earlierDrift += currentDrift.values
        currentDrift.removeAll(keepingCapacity: true)
        self.resource = resource
        self.group = group
        let result: Result<Answer, WireError>
        do {
            result = try parser.withDocument(body) { root in
                do throws(WireError) {
                    return .success(try Answer(root, self))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw WireError(resource: resource, path: "", expected: "a JSON document", found: "\(error)")
        }
        return try result.get()
    }

    /// The fields and values that no type knows in what was read so far, in order.
    public var drift: [WireDrift] { WireDrift.merging(earlierDrift + currentDrift.values) }

    /// Counts a member that nobody read, of an object that is the value of a member named `owner`.
    ///
    /// Finding a path takes a walk through the document, so that a new field of a list with thousands of rows is looked
    /// up once for each answer. An answer with hundreds of such fields is an attack: behind the hundredth, those of
    /// equal owners are counted as one.
    @inline(never)
    func note(_ member: JSONValue.Member, of owner: StaticString) {
        let name = currentDrift.count < 100 ? String(decoding: member.name, as: UTF8.self) : ""
        note(.member(owner: owner.utf8Start, name: name), at: member.value, value: nil)
    }

    /// Counts a value that is not known, of a member named `name` whose values are an open set.
    @inline(never)
    func note(_ value: JSONValue, of name: StaticString) {
        let excerpt = currentDrift.count < 100 ? value.excerpt : "other values"
        note(.value(member: name.utf8Start, excerpt), at: value, value: excerpt)
    }

    private func note(_ unknown: Unknown, at place: JSONValue, value: String?) {
        if (currentDrift[unknown]?.count += 1) == nil {
            let path = place.path.withoutIndices
            currentDrift[unknown] = WireDrift(group: group, path: path, value: value, example: resource, count: 1)
        }
    }

    /// The error for a value that is not what it should be.
    @inline(never)
    func mismatch(_ value: JSONValue, expected: String) -> WireError {
        WireError(resource: resource, path: value.path, expected: expected, found: value.excerpt)
    }

    /// The error for a member that is not there.
    @inline(never)
    func missing(_ name: StaticString, in object: JSONValue, expected: String) -> WireError {
        let path = object.path
        return WireError(
            resource: resource,
            path: path.isEmpty ? "\(name)" : "\(path).\(name)",
            expected: expected,
            found: "nothing"
        )
    }
}

extension String {
    /// The path with each index left out, as `moves[].move`.
    fileprivate var withoutIndices: String {
        var isInside = false
        return String(
            filter { character in
                if character == "]" { isInside = false }
                defer { if character == "[" { isInside = true } }
                return !isInside
            }
        )
    }
}
