import Foundation

nonisolated extension String {
    /// The text with a space in place of line breaks.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// The text without surrounding white space.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
