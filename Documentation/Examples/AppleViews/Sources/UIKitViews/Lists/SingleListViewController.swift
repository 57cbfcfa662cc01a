import UIKit
import ViewModel

/// The items of one to-do list, bound to their view model by inputs and outputs.
final class SingleListViewController: EditingViewController {
    private let viewModel: any SingleListType
    private lazy var rows = EditableRows<ItemRow>(collectionView: collectionView) { cell, row in
        var content = UIListContentConfiguration.valueCell()
        content.text = row.text
        content.textProperties.color = row.isDone ? .secondaryLabel : .label
        cell.contentConfiguration = content
        cell.accessories = row.isDone ? [.checkmark()] : []
    }
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.viewModel.inputs.userTappedUndo() })

    init(viewModel: any SingleListType, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(inputs: viewModel.inputs, outputs: viewModel.outputs, keeping: coordinator)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        navigationItem.rightBarButtonItems?.append(undoItem)
        showPlaceholder()
        viewModel.outputs.displayItems = displayItems
        viewModel.outputs.insertItemAtIndex = insertItemAtIndex
        viewModel.outputs.updateItemAtIndex = updateItemAtIndex
        viewModel.outputs.removeItemAtIndex = removeItemAtIndex
        viewModel.outputs.selectRow = selectRow
        viewModel.outputs.showNewItemForm = showNewItemForm
        viewModel.outputs.showForm = showForm
        viewModel.outputs.displayUndo = displayUndo
        viewModel.inputs.viewDidLoad()
    }

    override func swipeActions(forRow index: Int) -> [UIContextualAction] {
        guard let id = rows[index]?.id else { return [] }
        return [
            .action(ListsWords.delete, style: .destructive) { [weak self] in
                self?.rows.index(of: id).map { self?.viewModel.inputs.userDeletedItem(at: $0) }
            },
            .action(ListsWords.edit) { [weak self] in
                self?.rows.index(of: id).map { self?.viewModel.inputs.userTappedEditButton(at: $0) }
            },
        ]
    }
}

extension SingleListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        viewModel.inputs.userToggledItem(at: indexPath.item)
    }
}

// MARK: - Outputs

extension SingleListViewController {
    private var displayItems: ([ItemRow]) -> Void {
        { [weak self] items in
            self?.rows.show(items)
            self?.showPlaceholder()
        }
    }

    private var insertItemAtIndex: (ItemRow, Int) -> Void {
        { [weak self] item, index in
            self?.rows.insert(item, at: index)
            self?.showPlaceholder()
        }
    }

    private var updateItemAtIndex: (ItemRow, Int) -> Void {
        { [weak self] item, _ in self?.rows.update(item) }
    }

    private var removeItemAtIndex: (Int) -> Void {
        { [weak self] index in
            self?.rows.remove(at: index)
            self?.showPlaceholder()
        }
    }

    private var selectRow: (UUID) -> Void {
        { [weak self] id in self?.rows.select(id) }
    }

    private var showNewItemForm: () -> Void {
        { [weak self] in
            self?.openForm(ListsWords.newItem, placeholder: ListsWords.itemText) { [weak self] text in
                self?.viewModel.inputs.userFinishedEditingNewItem(text: text)
            }
        }
    }

    private var showForm: (Int) -> Void {
        { [weak self] index in
            let text = self?.rows[index]?.text ?? ""
            self?.openForm(ListsWords.edit, placeholder: ListsWords.itemText, text: text) { [weak self] text in
                self?.viewModel.inputs.userFinishedEditingExistingItem(at: index, newText: text)
            }
        }
    }

    private var displayUndo: (Bool) -> Void {
        { [weak self] canUndo in self?.undoItem.isEnabled = canUndo }
    }

    private func showPlaceholder() {
        let words = ListsWords.noItems
        contentUnavailableConfiguration =
            rows.isEmpty ? UIContentUnavailableConfiguration.message(words.title, words.subtitle, action: nil) : nil
    }
}
