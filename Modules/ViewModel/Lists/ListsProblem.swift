import Interactor

/// Why the lists may be outdated.
public nonisolated struct ListsProblem: Hashable, Sendable {
    /// What is wrong, and what else there is to do.
    public let text: String
    /// The text where there are no lists to show.
    public let pageText: String
    /// The verb for reading the lists again.
    public var reloadAction: String { CommonWords.tryAgain }

    init(_ error: DatabaseError) {
        text = error.text
        pageText = error.pageText
    }
}
