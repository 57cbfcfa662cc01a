import Foundation

/// The entries of the Feature Name feature.
public struct FeatureName: Hashable, Sendable {
    /// The texts, the newest first.
    public let entries: [String]

    /// Starts with `entries`; by default, with none.
    public init(entries: [String] = []) {
        self.entries = entries
    }

    /// Returns the trimmed `text`, followed by these entries.
    ///
    /// A blank text adds nothing.
    public func adding(_ text: String) -> FeatureName {
        let entry = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return entry.isEmpty ? self : FeatureName(entries: [entry] + entries)
    }
}
