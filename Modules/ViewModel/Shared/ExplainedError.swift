import Model

/// An error in words, beside which a screen or an alert may offer to try again.
///
/// The text leaves that to the hint or button, so that no screen says it twice, or against its own advice.
public nonisolated protocol ExplainedError: Error {
    /// What is wrong, and what else there is to do.
    var text: String { get }
    /// Whether trying again may help, now or once the user has done what the text says.
    var allowsRetry: Bool { get }
}

nonisolated extension ExplainedError {
    /// The text where nothing else shows, with the advice to try again below it.
    public var pageText: String { allowsRetry ? "\(text)\n\(CommonWords.tryAgainHint)" : text }
}

nonisolated extension LoadableModel where Failure: ExplainedError {
    /// The verb for loading again, `usually` unless the last attempt failed; nil if trying again cannot help.
    func reloadAction(usually action: String) -> String? {
        guard let failure else { return action }
        return failure.allowsRetry ? CommonWords.tryAgain : nil
    }
}
