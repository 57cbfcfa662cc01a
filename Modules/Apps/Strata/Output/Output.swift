import Foundation
import SnapshotFiles
import Terminal
import TextUI

/// Where the program writes: to a file or a pipe, a diff for `patch` among it, as it is; to a terminal as that may show it.
struct Output {
    static let standard = Output(handle: .standardOutput)
    static let error = Output(handle: .standardError)

    let handle: FileHandle

    func write(_ text: String, isDiff: Bool = false) throws(OutputError) {
        do {
            try handle.write(contentsOf: Data("\(isTerminal ? shown(text, isDiff: isDiff) : text)\n".utf8))
        } catch {
            // A closed pipe is nothing to complain about: its reader has seen enough.
            guard error.systemCode != EPIPE else { return }
            throw .unwritten(reason: error.systemReason)
        }
    }

    private var isTerminal: Bool { isatty(handle.fileDescriptor) == 1 }

    private func shown(_ text: String, isDiff: Bool) -> String {
        let depth = ColorDepth.detect(environment: ProcessInfo.processInfo.environment)
        return TerminalText(text, isDiff: isDiff, depth: depth).description
    }
}

/// Why what a command said is not where it was to go.
nonisolated enum OutputError: Error, Equatable, CustomStringConvertible {
    case unwritten(reason: String)

    var description: String {
        switch self {
        case .unwritten(let reason): "the output could not be written whole: \(reason)"
        }
    }
}
