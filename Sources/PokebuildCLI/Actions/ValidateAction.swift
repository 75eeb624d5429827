import BuildSupport
import Diagnostics
import SiteValidation

/// Checks a built tree, ours or not.
struct ValidateAction {
    let options: Options
    let console: Console

    func run() async throws -> ExitStatus {
        let folder = options.operand ?? options.output
        guard try isFolder(folder) else {
            throw CommandLineError.unusable("`validate`: \(folder) is no folder; name one that holds a built site")
        }
        let report = try await validateTree(
            folder,
            baseURL: options.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" },
            syntax: options.html ? .html : .xml,
            settings: try settings(),
            jobs: options.workers,
            checkpoint: Interruption.check
        )
        guard report.pageCount > 0 else {
            throw CommandLineError.unusable("`validate`: \(folder) has no pages; name a folder that holds a built site")
        }
        try console.result(text(of: report))
        let isFailed = report.hasErrors || options.warningsAsErrors && report.count(of: .warning) > 0
        return isFailed ? .outputInvalid : .done
    }

    private func settings() throws -> ValidationSettings {
        guard let file = options.rules else { return ValidationSettings() }
        do {
            return try ValidationSettings(try readFile(file, atMost: 1 << 20))
        } catch {
            throw CommandLineError.unusable("`--rules \(file)`: \(error)")
        }
    }

    private func text(of report: ValidationReport) -> String {
        switch options.format {
        case .sarif: String(decoding: report.sarif(version: Version.number), as: UTF8.self)
        case .json: String(decoding: report.json, as: UTF8.self)
        case .text: options.logFormat == .json ? String(decoding: report.json, as: UTF8.self) : report.text
        }
    }
}
