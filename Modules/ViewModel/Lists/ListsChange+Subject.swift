import Interactor
import Model

nonisolated extension ListsChange {
    /// The name of the change, such as `the new item “Milk”`.
    var subject: String {
        switch action {
        case .createList: ListsWords.newList(list.name)
        case .renameList(let name): ListsWords.newName(name, ofList: list.name)
        case .deleteList: ListsWords.deletion(ofList: list.name)
        case .createItem(let item): ListsWords.newItem(item.text)
        case .editItem(let item, .text(let text)): ListsWords.newText(text, ofItem: item.text)
        case .editItem(let item, .completed): ListsWords.change(ofItem: item.text)
        case .deleteItem(let item): ListsWords.deletion(ofItem: item.text)
        case .restoreItem(let item): ListsWords.restored(item: item.text)
        }
    }
}

nonisolated extension ListsSaving {
    /// The name of the change being stored, such as `the new item “Milk”`; nil if nothing is being stored.
    var subject: String? { if case .storing(let change) = self { change.subject } else { nil } }
}
