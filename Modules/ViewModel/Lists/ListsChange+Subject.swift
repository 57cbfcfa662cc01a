public import Interactor
import Model

nonisolated extension ListsChange {
    /// What is not saved, such as `the new item “Milk”`.
    public var subject: String {
        switch action {
        case .createList(let list): ListsWords.newList(list.name, itemCount: list.items.count)
        case .renameList(let name): ListsWords.newName(name, ofList: known?.name ?? name)
        case .deleteList: ListsWords.deletion(ofList: known?.name)
        case .createItem(let item): ListsWords.newItem(item.text)
        case .editItem(let item, .text(let text)): ListsWords.newText(text, ofItem: item.text)
        case .editItem(let item, .completed): ListsWords.change(ofItem: item.text)
        case .deleteItem(let id): ListsWords.deletion(ofItem: known?.text(ofItem: id))
        case .restoreItem(let id, let list): ListsWords.restored(item: list.text(ofItem: id))
        }
    }

    /// Says that the change would be lost.
    var willBeLost: String { CommonWords.willBeLost(subject) }
}

nonisolated extension ToDoList {
    fileprivate func text(ofItem id: ToDoItem.ID) -> String? { items.first { $0.id == id }?.text }
}
