import TextUI

/// A unified diff as a terminal may show it: in colours, and with nothing in it that the terminal would obey.
nonisolated struct TerminalDiff: CustomStringConvertible {
    private let lines: [Substring]
    private let colors: SGR

    init(_ diff: String, theme: Theme = .dark, depth: ColorDepth) {
        lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
        colors = SGR(theme: theme, depth: depth)
    }

    var description: String { lines.map(text).joined(separator: "\n") }

    private func text(of line: Substring) -> String {
        let style = Self.style(of: line)
        var bytes: [UInt8] = []
        colors.append(style, after: .plain, to: &bytes)
        bytes += SanitizedText(String(line)).string.utf8
        colors.append(.plain, after: style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func style(of line: Substring) -> Style {
        if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return Style(attributes: .bold) }
        if line.hasPrefix("-") { return Style(foreground: .destructive) }
        if line.hasPrefix("+") { return Style(foreground: .success) }
        return line.hasPrefix("@@ ") ? Style(foreground: .accent) : .plain
    }
}
