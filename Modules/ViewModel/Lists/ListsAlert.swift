import Interactor
import Model

/// An alert that says what failed, or what someone else has deleted.
public nonisolated struct ListsAlert: Hashable, Sendable {
    /// Says that something failed, or was deleted.
    public let title: String
    /// Says why, and what the buttons do.
    public let message: String
    /// From left to right.
    public let buttons: [Button]
    /// Says what is not saved if the app ends before an answer; nil if the alert is not about a change.
    public let loss: String?

    public init(title: String, message: String, buttons: [Button], loss: String?) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.loss = loss
    }

    /// A button, and the answer that it gives.
    public struct Button: Hashable, Sendable {
        public let label: String
        public let answer: Answer

        public init(label: String, answer: Answer) {
            self.label = label
            self.answer = answer
        }
    }

    /// What the user decides.
    public enum Answer: Hashable, Sendable {
        /// Makes the change that failed again; what someone else has deleted is created again.
        case retry
        /// Gives up the change that failed.
        case giveUp
        /// Accepts that the lists could not be read, or that the list is deleted.
        case accept

        /// Whether the button only closes the alert, so that escape does the same.
        public var isOK: Bool { self != .retry }
    }
}

nonisolated extension ListsAlert {
    /// An alert after the lists could not be read, or after someone else has deleted the list.
    init(unreadable error: DatabaseError) {
        let ok = Button(label: CommonWords.ok, answer: .accept)
        self.init(title: error.title, message: error.message, buttons: [ok], loss: nil)
    }

    /// An alert that says why a change failed; nil if none did.
    ///
    /// OK is the first button if trying again cannot help yet.
    init?(_ saving: ListsSaving) {
        guard case .failed(let change, let error) = saving else { return nil }
        let retry = Button(label: error.retry, answer: .retry)
        let ok = Button(label: CommonWords.ok, answer: .giveUp)
        self.init(
            title: error.title, message: error.message(of: change),
            buttons: error.isLasting ? [ok, retry] : [retry, ok],
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
