import Interactor
import Model

/// What the user decides about changes that failed.
extension AllListsViewModel {
    func showUnsavedChanges() {
        let new = (interactor.failedChanges + interactor.drafts).map(\.change.willBeLost)
        guard new != unsaved else { return }
        unsaved = new
        displayUnsavedChanges?(new)
    }

    /// Shows the alert of the oldest failed change, and withdraws that of one that was made again without an answer.
    func showFailedChange() {
        if let toldChange, !interactor.failedChanges.contains(where: { $0.id == toldChange }) {
            self.toldChange = nil
            withdrawAlert?(toldChange)
        }
        guard let failed = interactor.failedChanges.first else { return }
        let consequence = consequence(of: failed)
        guard failed.id != toldChange || consequence != toldConsequence else { return }
        // The list was opened, renamed or deleted meanwhile.
        if failed.id == toldChange { withdrawAlert?(failed.id) }
        toldChange = failed.id
        toldConsequence = consequence
        displayAlert?(alert(for: failed, consequence: consequence))
    }

    private func consequence(of failed: FailedChange) -> String? {
        let id = failed.change.list
        let name = rows?.first { $0.id == id }?.list.name
        let drafts = interactor.drafts.filter { $0.change.list == id }
        return failed.consequence(
            listName: name, isListOpen: interactor.isOpen(id), isListGone: isListGone(failed), drafts: drafts)
    }

    private func isListGone(_ failed: FailedChange) -> Bool {
        if failed.error == .noListFound { return true }
        return rows.map { rows in !rows.contains { $0.id == failed.change.list } } ?? false
    }

    private func alert(for failed: FailedChange, consequence: String?) -> ListsAlert {
        let isListGone = isListGone(failed)
        let tryAgain = { [weak self] in self?.tryAgain(failed) ?? () }
        let giveUp = { [weak self] in self?.giveUp(failed, isListGone: isListGone) ?? () }
        guard failed.error == .noListFound, let list = failed.change.known,
            let reason = interactor.reasonForGivingUp(list.id)
        else { return ListsAlert(failed, consequence: consequence, didTapAgain: tryAgain, didTapOK: giveUp) }
        return ListsAlert(
            givenUp: list, because: reason, consequence: consequence, didTapAgain: tryAgain,
            didTapOK: { _ in giveUp() })
    }

    private func tryAgain(_ failed: FailedChange) {
        interactor.tryAgain(failed)
        switch failed.change.action {
        case .createList, .renameList: selectNewList?(failed.change.list)
        default: break
        }
    }

    /// What was typed is edited again, and what was to be deleted is selected again.
    private func giveUp(_ failed: FailedChange, isListGone: Bool) {
        switch failed.change.action {
        case .deleteList: selectNewList?(failed.change.list)
        case .createList(let list): resumeNewList?(list.id, list.name)
        case .renameList(let name):
            let list = rows?.first { $0.id == failed.change.list }?.list ?? failed.change.known
            if let list { resumeEditing?(ListRow(list: list, localization: localization), name) }
        default: break
        }
        interactor.giveUp(failed, isListGone: isListGone)
        // Now its row is gone.
        if case .createList(let list) = failed.change.action { givenUpLists.insert(list.id) }
    }
}
