public import Model

/// The content of the Feature Name screen, made from a model.
public nonisolated struct FeatureNameContent: Hashable, Sendable {
    /// The texts of the entries, the newest first.
    public let rows: [String]
    /// The number of entries, as text.
    public let summary: String

    /// Makes the content for `model`; the default has no entries.
    public init(model: FeatureName = FeatureName()) {
        rows = model.entries
        summary = FeatureNameWords.summary(count: model.entries.count)
    }

    /// The title and the hint that replace an empty list.
    public var emptyState: (title: String, subtitle: String) { FeatureNameWords.noEntries }
}
