import CSimdjson

/// A parser of JSON documents, and the owner of the last document that it read.
///
/// One document at a time: parsing again replaces the last one, and every ``JSONValue`` taken from it is then invalid.
/// Use one parser for each task and take what is needed inside ``withDocument(_:_:)``. Nesting deeper than 1,024 levels
/// is an error, so that a hostile body cannot exhaust the stack.
///
/// Reads with [simdjson](https://github.com/simdjson/simdjson/blob/master/doc/tape.md), whose tape is walked directly.
public final class JSONParser {
    private let parser: OpaquePointer

    /// Creates a parser without a document.
    public init() {
        guard let parser = csimdjson_parser_new() else { preconditionFailure("no memory for a JSON parser") }
        self.parser = parser
    }

    deinit { csimdjson_parser_free(parser) }

    /// Parses `bytes` and calls `body` with the document's root, which must not leave the closure.
    ///
    /// Throws ``JSONSyntaxError`` where the bytes are no JSON, and whatever `body` throws.
    public func withDocument<Result>(
        _ bytes: UnsafeRawBufferPointer,
        _ body: (JSONValue) throws -> Result
    ) throws -> Result {
        let code = csimdjson_parse(parser, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        guard code == 0, let tape = csimdjson_tape(parser), let strings = csimdjson_strings(parser) else {
            throw JSONSyntaxError(code: code, in: bytes)
        }
        // The values below borrow the parser's buffers.
        return try withExtendedLifetime(self) {
            try body(JSONValue(tape: tape, strings: strings, index: 1))
        }
    }

    /// Parses `bytes` and calls `body` with the document's root, which must not leave the closure.
    public func withDocument<Result>(_ bytes: [UInt8], _ body: (JSONValue) throws -> Result) throws -> Result {
        try bytes.withUnsafeBytes { try withDocument($0, body) }
    }
}

/// The JSON of `bytes` without white space between its tokens; the tokens themselves keep their bytes.
///
/// Throws ``JSONSyntaxError`` for a string that does not end; other faults are left for the parser to find.
public func minifiedJSON(_ bytes: UnsafeRawBufferPointer) throws -> [UInt8] {
    var code: Int32 = 0
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        code = csimdjson_minify(
            bytes.bindMemory(to: UInt8.self).baseAddress,
            bytes.count,
            buffer.baseAddress,
            &count
        )
        if code != 0 { count = 0 }
    }
    guard code == 0 else { throw JSONSyntaxError(code: code, in: bytes) }
    return result
}
