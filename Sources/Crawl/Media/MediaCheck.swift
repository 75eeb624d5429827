import PokeAPI

/// Decides whether an answer is the picture or cry that was asked for, before anything is stored.
///
/// HTML with status 200, another sort of file, a cut one: none of it is content.
struct MediaCheck {
    private let status: StatusCheck

    /// Creates a check that tells the time by `now`, in seconds since 1970.
    init(now: @escaping () -> Int) { status = StatusCheck(now: now) }

    /// Judges what came of a request.
    func verdict(on exchange: AddressedExchange<MediaPath>) -> Verdict {
        switch exchange.result {
        case .failure(let failure): return status.verdict(on: failure)
        case .success(let response):
            let isConditional = exchange.request.entityTag != nil
            if let verdict = status.verdict(on: response, isConditional: isConditional) { return verdict }
            let expected = exchange.request.path.isSound ? "a sound" : "a picture"
            if let type = response.contentType, !Self.mayBeMedia(type) {
                return status.refusal(of: type, expected: expected)
            }
            let format = MediaFormat(of: response.body)
            if let format, format.isSound == exchange.request.path.isSound { return .content }
            let found = format?.rawValue ?? "no whole file"
            return .refused(reason: "the answer is \(found) where \(expected) was expected")
        }
    }

    /// Whether a media type may be that of a picture or sound; servers that know no better name bytes.
    private static func mayBeMedia(_ type: String) -> Bool {
        type.hasPrefix("image/") || type.hasPrefix("audio/")
            || ["application/ogg", "video/ogg", "application/octet-stream", "binary/octet-stream"].contains(type)
    }
}
