import Foundation
import SnapshotFiles
import Terminal
import TextUI

/// An output of the program: text is written unchanged to a file or pipe, so that `patch` can read it, but made safe
/// for a terminal.
struct Output {
    static let standard = Output(handle: .standardOutput)
    static let error = Output(handle: .standardError)

    let handle: FileHandle

    func write(_ text: String, isDiff: Bool = false) throws(OutputError) {
        do {
            try handle.write(contentsOf: Data("\(isTerminal ? shown(text, isDiff: isDiff) : text)\n".utf8))
        } catch {
            // A closed pipe is not an error: its reader needs no more.
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

/// The reason that a command's output could not be written.
nonisolated enum OutputError: Error, Equatable, CustomStringConvertible {
    case unwritten(reason: String)

    var description: String {
        switch self {
        case .unwritten(let reason): "The output could not be written completely: \(reason)"
        }
    }
}
