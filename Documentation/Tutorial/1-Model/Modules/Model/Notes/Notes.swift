import Foundation

/// The entries of the Notes feature.
public struct Notes: Hashable, Sendable {
    /// The texts, the newest first.
    public let entries: [String]

    /// Starts with `entries`; by default, with none.
    public init(entries: [String] = []) {
        self.entries = entries
    }

    /// Returns the trimmed `text`, followed by these entries.
    ///
    /// A blank text adds nothing.
    public func adding(_ text: String) -> Notes {
        let entry = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return entry.isEmpty ? self : Notes(entries: [entry] + entries)
    }
}
