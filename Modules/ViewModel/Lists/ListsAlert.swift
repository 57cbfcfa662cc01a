import Interactor
import Model

/// An alert that says what failed, or what someone else has deleted.
public struct ListsAlert {
    /// Says that something failed, or was deleted.
    public let title: String
    /// Says why, and what the buttons do.
    public let message: String
    /// The button that makes the change again; nil if there is nothing to make again.
    public let again: Button?
    /// Whether OK is the first button, because making the change again cannot help yet.
    public private(set) var isOKFirst = false
    /// Call when the user presses OK, with whether a text is being typed: then the screen stays.
    public let didTapOK: (_ isTyping: Bool) -> Void

    /// A button beside OK.
    public struct Button {
        /// The word on the button.
        public let label: String
        /// Call when the user presses it.
        public let didTap: () -> Void
    }
}

extension ListsAlert {
    /// An alert after the lists could not be read.
    init(_ error: DatabaseError, didTapOK: @escaping (_ isTyping: Bool) -> Void) {
        title = error.title
        message = error.message
        again = nil
        self.didTapOK = didTapOK
    }

    /// An alert for `failed`; it offers to create again what someone else has deleted, if that is known.
    ///
    /// - Parameters:
    ///   - isListOpen: Whether OK brings a text back to its field at once.
    ///   - isGivenUp: Whether the list was never saved; otherwise someone else has deleted what is missing.
    init(
        _ failed: FailedChange, isListOpen: Bool = true, isGivenUp: Bool = false, didTapAgain: @escaping () -> Void,
        didTapOK: @escaping () -> Void
    ) {
        if isGivenUp, failed.error == .noListFound, let list = failed.change.known {
            title = ListsWords.unsavedList
            message = ListsWords.unsavedList(list.name)
        } else {
            title = failed.error.title
            message = isListOpen ? failed.message : failed.messageOfClosedList
        }
        switch failed.error {
        case .uncategorized(let error):
            again = Button(label: CommonWords.tryAgainButton, didTap: didTapAgain)
            isOKFirst = error.isLasting
        case .noItemFound, .noListFound:
            let isKnown = failed.change.known != nil
            again = isKnown ? Button(label: CommonWords.createAgainButton, didTap: didTapAgain) : nil
        }
        self.didTapOK = { _ in didTapOK() }
    }

    /// An alert that says that the list of that name is gone.
    ///
    /// - Parameter isGivenUp: Whether it was never saved; otherwise someone else has deleted it.
    init(
        goneList name: String, isGivenUp: Bool, didTapAgain: @escaping () -> Void,
        didTapOK: @escaping (_ isTyping: Bool) -> Void
    ) {
        title = isGivenUp ? ListsWords.unsavedList : ListsWords.deletedList
        message = isGivenUp ? ListsWords.unsavedList(name) : ListsWords.deletedList(name)
        again = Button(label: CommonWords.createAgainButton, didTap: didTapAgain)
        self.didTapOK = didTapOK
    }
}

nonisolated extension DatabaseError {
    fileprivate var title: String {
        switch self {
        case .noItemFound: ListsWords.deletedItem
        case .noListFound: ListsWords.deletedList
        case .uncategorized: ListsWords.failure
        }
    }

    fileprivate var message: String {
        switch self {
        case .noItemFound, .noListFound: text
        case .uncategorized(let error): ListsWords.failureMessage(because: error)
        }
    }
}

nonisolated extension FailedChange {
    fileprivate var message: String {
        if case .uncategorized(let reason) = error { return ListsWords.failureMessage(change.subject, because: reason) }
        guard let list = change.known else { return error.message }
        switch (error, change.action) {
        case (.noListFound, _): return ListsWords.deletedListToChange(list.name)
        case (.noItemFound, .editItem(let item, _)): return ListsWords.deletedItemToChange(item.text)
        default: return error.message
        }
    }

    /// The message with what becomes of the text, or of the items of a new list, after OK.
    fileprivate var messageOfClosedList: String {
        if case .createList(let list) = change.action, !list.items.isEmpty {
            return "\(message) \(ListsWords.givenUpItems)"
        }
        guard let list = change.known, let text = change.itemText else { return message }
        let consequence =
            error == .noListFound ? ListsWords.discardedText(text) : ListsWords.keptText(text, ofList: list.name)
        return "\(message) \(consequence)"
    }
}
