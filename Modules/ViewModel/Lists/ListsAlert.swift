import Interactor
import Model

/// An alert that says what failed, or what someone else has deleted.
public struct ListsAlert {
    /// The ID of the failed change; nil if the alert is about the lists.
    public internal(set) var failedChange: Int?
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
    /// - Parameter consequence: What OK discards or keeps for later; nil if it brings back what was typed at once.
    init(
        _ failed: FailedChange, consequence: String? = nil, didTapAgain: @escaping () -> Void,
        didTapOK: @escaping () -> Void
    ) {
        failedChange = failed.id
        title = failed.error.title
        message = [failed.message, consequence].compactMap(\.self).joined(separator: " ")
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

    /// An alert that says who has deleted `list`, which is as it stands on the screen.
    init(
        gone list: ToDoList, wasDeletedHere: Bool, didTapAgain: @escaping () -> Void,
        didTapOK: @escaping (_ isTyping: Bool) -> Void
    ) {
        title = ListsWords.deletedList
        message = ListsWords.deletedList(list.name, here: wasDeletedHere)
        again = Button(label: CommonWords.createAgainButton, didTap: didTapAgain)
        self.didTapOK = didTapOK
    }

    /// An alert that says that `list`, which the user has given up, is not saved.
    ///
    /// - Parameters:
    ///   - error: Why it could not be saved.
    ///   - consequence: How its items, or a further one, are lost; nil if there are none.
    init(
        givenUp list: ToDoList, because error: DatabaseError, consequence: String?,
        didTapAgain: @escaping () -> Void, didTapOK: @escaping (_ isTyping: Bool) -> Void
    ) {
        title = ListsWords.unsavedList
        message = [ListsWords.unsavedList(list.name), consequence].compactMap(\.self).joined(separator: " ")
        again = Button(label: CommonWords.createAgainButton, didTap: didTapAgain)
        isOKFirst = error.isLasting
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
        case (.noListFound, _): return ListsWords.deletedListToChange(list.name, here: wasDeletedHere)
        case (.noItemFound, .editItem(let item, _)):
            return ListsWords.deletedItemToChange(item.text, here: wasDeletedHere)
        default: return error.message
        }
    }

    /// Says what becomes of the text of a closed list, or of the items of a new list, after OK, or of the texts that
    /// wait for a list that is to be deleted; nil if there are none.
    ///
    /// - Parameters:
    ///   - name: The name of the list as it shows now; nil if it does not show.
    ///   - isListOpen: Whether a screen of the list is open: after OK, it asks about the items of a new list.
    ///   - isListGone: Whether the list cannot be opened again.
    ///   - drafts: The changes whose texts wait for the list.
    func consequence(
        listName name: String?, isListOpen: Bool, isListGone: Bool, drafts: [FailedChange]
    ) -> String? {
        if change.action == .deleteList {
            return drafts.isEmpty ? nil : ListsWords.lostByTryingAgain(drafts.compactMap(\.change.itemText))
        }
        if case .createList(let list) = change.action {
            return list.items.isEmpty || isListOpen ? nil : ListsWords.givenUpItems
        }
        guard let text = change.itemText else { return nil }
        guard !isListGone else { return ListsWords.discardedText(text) }
        return (name ?? change.known?.name).map { ListsWords.keptText(text, ofList: $0) }
    }
}
