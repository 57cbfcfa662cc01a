public import Model

/// The content of the feature name, made of a model.
public nonisolated struct FeatureNameContent: Hashable, Sendable {
    /// The texts of the entries, the newest first.
    public let rows: [String]
    /// The number of entries.
    public let summary: String

    /// The content that `model` shows; without a model, that of no entries.
    public init(model: FeatureName = FeatureName()) {
        rows = model.entries
        summary = FeatureNameWords.summary(count: model.entries.count)
    }

    /// What is missing while there are no entries, and what to do about it.
    public var emptyState: (title: String, subtitle: String) { FeatureNameWords.noEntries }
}
