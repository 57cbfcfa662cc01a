import UIKit
import ViewModel

/// All to-do lists, bound to their view model by inputs and outputs.
final class AllListsViewController: EditingViewController {
    private let viewModel: any AllListsType
    private lazy var rows = EditableRows<ListRow>(collectionView: collectionView) { cell, row in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "\(row.name) \(row.itemCount)"
        content.secondaryText = row.updated
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }
    private var isLoaded = false
    private var problem: (any ExplainedError)?

    init(viewModel: any AllListsType, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(inputs: viewModel.inputs, outputs: viewModel.outputs, keeping: coordinator)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.viewModel.inputs.userTappedReloadButton() })
        viewModel.outputs.displayLists = displayLists
        viewModel.outputs.insertListAtIndex = insertListAtIndex
        viewModel.outputs.removeListAtIndex = removeListAtIndex
        viewModel.outputs.selectRow = selectRow
        viewModel.outputs.showNewListCreationModal = showNewListCreationModal
        viewModel.outputs.showForm = showForm
        viewModel.outputs.showDeleteConfirmation = showDeleteConfirmation
        viewModel.outputs.displayProblem = displayProblem
        viewModel.inputs.viewDidLoad()
    }

    override func swipeActions(forRow index: Int) -> [UIContextualAction] {
        guard let id = rows[index]?.id else { return [] }
        return [
            .action(ListsWords.delete, style: .destructive) { [weak self] in
                self?.rows.index(of: id).map { self?.viewModel.inputs.userAttemptedToDeleteList(at: $0) }
            },
            .action(ListsWords.rename) { [weak self] in
                self?.rows.index(of: id).map { self?.viewModel.inputs.userTappedEditButton(at: $0) }
            },
        ]
    }
}

extension AllListsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        viewModel.inputs.userSelectedList(at: indexPath.item)
    }
}

// MARK: - Outputs

extension AllListsViewController {
    private var displayLists: ([ListRow]) -> Void {
        { [weak self] lists in
            self?.isLoaded = true
            self?.rows.show(lists)
            self?.showPlaceholder()
        }
    }

    private var insertListAtIndex: (ListRow, Int) -> Void {
        { [weak self] list, index in
            self?.rows.insert(list, at: index)
            self?.showPlaceholder()
        }
    }

    private var removeListAtIndex: (Int) -> Void {
        { [weak self] index in
            self?.rows.remove(at: index)
            self?.showPlaceholder()
        }
    }

    private var selectRow: (UUID) -> Void {
        { [weak self] id in self?.rows.select(id) }
    }

    private var showNewListCreationModal: () -> Void {
        { [weak self] in
            self?.openForm(ListsWords.newList, placeholder: ListsWords.listName) { [weak self] name in
                self?.viewModel.inputs.userFinishedEditingNewList(name: name)
            }
        }
    }

    private var showForm: (Int) -> Void {
        { [weak self] index in
            let name = self?.rows[index]?.text ?? ""
            self?.openForm(ListsWords.rename, placeholder: ListsWords.listName, text: name) { [weak self] name in
                self?.viewModel.inputs.userFinishedEditingExistingList(at: index, newName: name)
            }
        }
    }

    private var showDeleteConfirmation: (String, String) -> Void {
        { [weak self] title, message in self?.confirmDeletion(title, message) }
    }

    private var displayProblem: ((any ExplainedError)?) -> Void {
        { [weak self] problem in
            self?.problem = problem
            self?.navigationItem.prompt = problem?.text
            self?.showPlaceholder()
        }
    }

    private func confirmDeletion(_ title: String, _ message: String) {
        let delete = UIAlertAction(title: ListsWords.deleteButton, style: .destructive) { [weak self] _ in
            self?.viewModel.inputs.userAnsweredDeleteConfirmation(shouldDelete: true)
        }
        let cancel = UIAlertAction(title: CommonWords.cancel, style: .cancel) { [weak self] _ in
            self?.viewModel.inputs.userAnsweredDeleteConfirmation(shouldDelete: false)
        }
        presentAlert(title, message, actions: [delete, cancel])
    }

    private func showPlaceholder() {
        contentUnavailableConfiguration = rows.isEmpty ? placeholder : nil
    }

    private var placeholder: UIContentUnavailableConfiguration {
        if let problem { return .message(ListsWords.unavailable, problem.pageText, action: reload) }
        guard isLoaded else { return .loading(ListsWords.loading) }
        return .message(ListsWords.noLists.title, ListsWords.noLists.subtitle, action: nil)
    }

    private var reload: UIAction {
        UIAction(title: CommonWords.tryAgain.capitalized) { [weak self] _ in
            self?.viewModel.inputs.userTappedReloadButton()
        }
    }
}
