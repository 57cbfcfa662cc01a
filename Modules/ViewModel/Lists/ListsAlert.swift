import Interactor
import Model

/// An alert about a failure, or about a list or item that someone else has deleted.
public nonisolated struct ListsAlert: Hashable, Sendable {
    /// A short statement of the failure or deletion.
    public let title: String
    /// The reason, and the effect of the buttons.
    public let message: String
    /// The buttons from left to right.
    public let buttons: [Button]
    /// The unsaved change, reported if the app ends before the user answers; nil if the alert is not about a change.
    public let loss: String?

    public init(title: String, message: String, buttons: [Button], loss: String?) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.loss = loss
    }

    /// A button and its answer.
    public struct Button: Hashable, Sendable {
        public let label: String
        public let answer: Answer

        public init(label: String, answer: Answer) {
            self.label = label
            self.answer = answer
        }
    }

    /// The user's decision.
    public enum Answer: Hashable, Sendable {
        /// Retries the failed change; a list or item that someone else has deleted is created again.
        case retry
        /// Discards the failed change.
        case giveUp
        /// Accepts that the lists are unreadable, or that the list is deleted.
        case accept

        /// Whether the answer dismisses the alert without a retry, as Escape does.
        public var isOK: Bool { self != .retry }
    }
}

nonisolated extension ListsAlert {
    /// Creates an alert after a failed read, or after someone else has deleted the list.
    init(unreadable error: DatabaseError) {
        let ok = Button(label: CommonWords.ok, answer: .accept)
        self.init(title: error.title, message: error.message, buttons: [ok], loss: nil)
    }

    /// Creates an alert with the reason why a change failed; nil if no change failed.
    ///
    /// OK is the first button if a retry cannot help yet.
    init?(_ saving: ListsSaving) {
        guard case .failed(let change, let error) = saving else { return nil }
        let retry = Button(label: error.retry, answer: .retry)
        let ok = Button(label: CommonWords.ok, answer: .giveUp)
        self.init(
            title: error.title, message: error.message(of: change),
            buttons: error.needsRepair ? [ok, retry] : [retry, ok],
            loss: CommonWords.notSaved(change.subject, because: error))
    }
}

nonisolated extension DatabaseError {
    fileprivate var retry: String {
        switch self {
        case .noItemFound, .noListFound: ListsWords.createAgainButton
        case .uncategorized: CommonWords.tryAgainButton
        }
    }

    fileprivate var title: String {
        switch self {
        case .noItemFound: ListsWords.deletedItem
        case .noListFound: ListsWords.deletedList
        case .uncategorized(let error): ListsWords.failure(because: error).title
        }
    }

    fileprivate var message: String {
        switch self {
        case .noItemFound, .noListFound: text
        case .uncategorized(let error): ListsWords.failure(because: error).message
        }
    }

    fileprivate func message(of change: ListsChange) -> String {
        switch (self, change.action) {
        case (.uncategorized(let reason), _): ListsWords.failure(change.subject, because: reason).message
        case (.noItemFound, .editItem(let item, _)): ListsWords.deletedItemToChange(item.text)
        case (.noListFound, _), (.noItemFound, _): ListsWords.deletedListToChange(change.list.name)
        }
    }
}
