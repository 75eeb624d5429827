import BuildSupport
import Diagnostics
import SiteValidation

/// Checks a built tree, ours or not.
struct ValidateAction {
    let options: Options
    let console: Console

    func run() async throws -> ExitStatus {
        let folder = options.operand ?? options.output
        guard try fileKind(folder) == .folder else {
            throw CommandLineError.unusable("`validate`: \(folder) is no folder; name one that holds a built site")
        }
        let report = try await validateTree(folder, jobs: options.workers)
        guard report.pageCount > 0 else {
            throw CommandLineError.unusable("`validate`: \(folder) has no pages; name a folder that holds a built site")
        }
        let isJSON = options.format == .json || options.logFormat == .json
        try console.result(isJSON ? String(decoding: report.json, as: UTF8.self) : report.text)
        let isFailed = report.hasErrors || options.warningsAsErrors && report.count(of: .warning) > 0
        return isFailed ? .outputInvalid : .done
    }
}
