import Foundation
import Terminal
import TextUI

/// An output of the program: text is written unchanged to a file or pipe, so that `patch` can read it, but made safe
/// for a terminal.
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
