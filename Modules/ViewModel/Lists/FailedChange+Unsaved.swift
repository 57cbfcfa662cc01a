import Interactor
import Model

nonisolated extension FailedChange {
    /// Says which text would be lost with the change; nil if none was typed.
    var unsavedText: String? {
        switch change.action {
        case .createList(let list): ListsWords.unsaved(newList: list.name)
        case .renameList(let name):
            // Creating a list again is a renaming to the same name: nothing was typed.
            change.known.flatMap { $0.name == name ? nil : ListsWords.unsaved(name: name, ofList: $0.name) }
        case .createItem(let item): ListsWords.unsaved(newItem: item.text)
        case .editItem(let item, .text(let text)): ListsWords.unsaved(text: text, ofItem: item.text)
        case .deleteList, .editItem, .deleteItem, .restoreItem: nil
        }
    }
}
