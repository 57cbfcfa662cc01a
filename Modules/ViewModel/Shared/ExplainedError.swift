import Model

/// An error with a text for the user.
///
/// The text never advises a retry: a hint or button beside the text offers the retry if `allowsRetry` is true.
public nonisolated protocol ExplainedError: Error {
    /// The problem, and any remedy other than a retry.
    var text: String { get }
    /// Whether a retry may help, now or after the remedy in the text.
    var allowsRetry: Bool { get }
}

nonisolated extension ExplainedError {
    /// The text for a screen without other content; the advice to try again follows if a retry may help.
    public var pageText: String { allowsRetry ? "\(text)\n\(CommonWords.tryAgainHint)" : text }
}

nonisolated extension LoadableModel where Failure: ExplainedError {
    /// Returns the verb for loading: `action`, “try again” after a failure, or nil if a retry cannot help.
    func reloadAction(usually action: String) -> String? {
        guard let failure else { return action }
        return failure.allowsRetry ? CommonWords.tryAgain : nil
    }
}
