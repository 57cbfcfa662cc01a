import Foundation
import Interactor
import Model

/// What the user decides about changes that failed.
extension SingleListViewModel {
    func showUnsavedChanges() {
        let new = interactor.failedChanges.map(\.change.willBeLost) + [givenUpItems].compactMap(\.self)
        guard new != unsaved else { return }
        unsaved = new
        displayUnsavedChanges?(new)
    }

    /// Says which items would be lost with a list that the user has given up; nil if there are none.
    private var givenUpItems: String? {
        guard interactor.reasonForGivingUp != nil, interactor.model.failure == .noListFound,
            let list = interactor.model.value, !list.items.isEmpty
        else { return nil }
        return CommonWords.willBeLost(ListsWords.items(list.items.count, ofList: list.name))
    }

    /// Shows the alert of the oldest failed change, and withdraws that of one that was made again without an answer.
    func showFailedChange() {
        if let toldChange, !interactor.failedChanges.contains(where: { $0.id == toldChange }) {
            self.toldChange = nil
            withdrawAlert?(toldChange)
        }
        guard let failed = interactor.failedChanges.first, failed.id != toldChange else { return }
        toldChange = failed.id
        // The alert says it, and the list need not be missed a second time.
        if failed.error == .noListFound { toldFailure = .noListFound }
        displayAlert?(alert(for: failed))
    }

    /// An alert whose OK brings back what was typed.
    private func alert(for failed: FailedChange) -> ListsAlert {
        let tryAgain = { [weak self] in self?.tryAgain(failed) ?? () }
        let giveUp = { [weak self] in
            self?.resume(failed)
            self?.interactor.giveUp(failed)
        }
        guard failed.error == .noListFound, let reason = interactor.reasonForGivingUp,
            let list = interactor.model.value
        else { return ListsAlert(failed, didTapAgain: tryAgain, didTapOK: giveUp) }
        return ListsAlert(
            givenUp: list, because: reason, consequence: list.items.isEmpty ? nil : ListsWords.unsavedItems,
            didTapAgain: tryAgain, didTapOK: { _ in giveUp() })
    }

    private func tryAgain(_ failed: FailedChange) {
        interactor.tryAgain(failed)
        switch failed.change.action {
        case .createItem(let item), .editItem(let item, _): selectNewItem?(item.id)
        default: break
        }
    }

    /// Asks the view to edit again what was typed, or to select again what was to be deleted.
    func resume(_ failed: FailedChange) {
        switch failed.change.action {
        case .deleteItem(let item): selectNewItem?(item)
        case .createItem(let item): resumeNew(item.id, item.text, of: failed)
        case .editItem(let item, .text(let text)):
            resumeEditing?(rows?.first { $0.id == item.id } ?? ItemRow(item: item), text)
        case .restoreItem(let item, _): if let text = failed.change.itemText { resumeNew(item, text, of: failed) }
        default: break
        }
    }

    private func resumeNew(_ item: UUID, _ text: String, of failed: FailedChange) {
        givenUp[item] = failed
        resumeNewItem?(item, text)
    }
}
