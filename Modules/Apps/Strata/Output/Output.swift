import Foundation
import Terminal
import TextUI

/// An output stream of the program.
///
/// A file or pipe gets the unchanged text, so that `patch` can read it; a terminal gets safe text.
struct Output {
    static let standard = Output(stream: .output)
    static let error = Output(stream: .error)

    let stream: StandardStream

    func write(_ text: String, isDiff: Bool = false) throws(StandardStreamError) {
        try stream.write(stream.isTerminal ? shown(text, isDiff: isDiff) : text)
    }

    private func shown(_ text: String, isDiff: Bool) -> String {
        let depth = ColorDepth.detect(environment: ProcessInfo.processInfo.environment)
        return TerminalText(text, isDiff: isDiff, depth: depth).description
    }
}
