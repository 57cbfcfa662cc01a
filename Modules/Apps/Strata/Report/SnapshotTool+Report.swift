import Foundation
import SnapshotFiles

nonisolated extension SnapshotTool {
    /// Writes a page with all pending texts, replacing an earlier page.
    ///
    /// - Parameter file: The page's path, relative to the working directory or absolute.
    func report(to file: String) throws(ReportError) -> Outcome {
        let report = Report(of: store)
        let url = URL(filePath: file)
        do {
            try Data(ReportPage(report: report).html.markup.utf8).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(file: url.path, reason: error.systemReason)
        }
        return Outcome("\(report.summary): \(url.path)")
    }
}

/// The reason why the report could not be written.
nonisolated enum ReportError: Error, Equatable, CustomStringConvertible {
    case unwritable(file: String, reason: String)

    var description: String {
        switch self {
        case .unwritable(let file, let reason): "The report cannot be written: \(file): \(reason)"
        }
    }
}
