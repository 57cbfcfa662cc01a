import TextUI

/// Text that is safe for a terminal: its only control sequences are the colours of a diff.
nonisolated struct TerminalText: CustomStringConvertible {
    private let lines: [Substring]
    private let isDiff: Bool
    private let colors: SGR

    init(_ text: String, isDiff: Bool = false, theme: Theme = .dark, depth: ColorDepth) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.isDiff = isDiff
        colors = SGR(theme: theme, depth: depth)
    }

    var description: String { lines.map(text).joined(separator: "\n") }

    private func text(of line: Substring) -> String {
        let style = isDiff ? Self.style(of: line) : .plain
        var bytes: [UInt8] = []
        colors.append(style, after: .plain, to: &bytes)
        bytes += SanitizedText(String(line)).string.utf8
        colors.append(.plain, after: style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the style for a line of a unified diff, depending on its start.
    private static func style(of line: Substring) -> Style {
        if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return Style(attributes: .bold) }
        if line.hasPrefix("-") { return Style(foreground: .destructive) }
        if line.hasPrefix("+") { return Style(foreground: .success) }
        return line.hasPrefix("@@ ") ? Style(foreground: .accent) : .plain
    }
}
