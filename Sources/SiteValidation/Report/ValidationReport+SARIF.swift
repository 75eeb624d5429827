import BuildSupport
import Diagnostics
import JSON

extension ValidationReport {
    /// The report for code hosts and editors, as a [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/) log.
    ///
    /// A result is a group: its location is that of the example, its occurrence count says how many there are.
    ///
    /// - Parameter version: of the program that checked.
    public func sarif(version: String) -> [UInt8] {
        let rules = ValidationRule.all
        var writer = JSONWriter()
        writer.object { log in
            log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            log.member("version", "2.1.0")
            log.member("runs", [0]) { log, _ in
                log.object { run in
                    run.nested("tool") { tool in
                        tool.nested("driver") { driver in
                            driver.member("name", "pokebuild")
                            driver.member("version", version)
                            driver.member("rules", rules) { $1.write(to: &$0) }
                        }
                    }
                    run.member("columnKind", "unicodeCodePoints")
                    run.member("results", groups) { writer, group in
                        group.writeResult(to: &writer, index: rules.firstIndex { $0.name == group.rule })
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }
}

extension ValidationRule {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { rule in
            rule.member("id", name)
            rule.nested("shortDescription") { $0.member("text", summary) }
            rule.nested("defaultConfiguration") { $0.member("level", severity.rawValue) }
        }
    }
}

extension ValidationReport.Group {
    fileprivate func writeResult(to writer: inout JSONWriter, index: Int?) {
        let position = example.position
        writer.object { result in
            result.member("ruleId", rule)
            if let index { result.member("ruleIndex", index) }
            result.member("level", severity.rawValue)
            result.nested("message") { $0.member("text", example.summary.withoutStandIns) }
            result.member("occurrenceCount", count)
            result.member("locations", [position]) { writer, position in
                writer.object { location in
                    location.nested("physicalLocation") { physical in
                        physical.nested("artifactLocation") { $0.member("uri", percentEncoded(position.path)) }
                        if let line = position.line, line > 0 {
                            physical.nested("region") { region in
                                region.member("startLine", line)
                                if let column = position.column { region.member("startColumn", column) }
                            }
                        }
                    }
                }
            }
            result.nested("properties") { $0.member("template", template.withoutStandIns) }
        }
    }
}

/// A path as a relative reference of a [URI](https://www.rfc-editor.org/rfc/rfc3986#section-2.3).
private func percentEncoded(_ path: Substring) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in String(path).pathBytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            bytes.append(byte)
        default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension JSONWriter {
    fileprivate mutating func nested(_ name: String, _ members: (inout JSONWriter) -> Void) {
        member(name, object: members)
    }
}
