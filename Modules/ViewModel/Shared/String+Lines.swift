import Foundation

nonisolated extension String {
    /// This text without its line breaks.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// This text without the blanks around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
