import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A view model of a single list with what it stands on; records its outputs.
@MainActor
final class SingleListModule {
    enum Output: Hashable {
        case title(String)
        case displayItems([String])
        case insertItemAtIndex(String, Int)
        case updateItemAtIndex(String, Int)
        case removeItemAtIndex(Int)
        case showNewItemForm
        case resumeEditing(row: Int?, String)
        case displayUndo(Bool)
        case displayAlert(title: String, again: String?)
        case goBack
    }

    let work = Work()
    let database: ManualDatabase
    let viewModel: SingleListViewModel
    private(set) var outputs: [Output] = []
    private(set) var rows: [ItemRow] = []
    /// The row to select when it is inserted.
    private(set) var newRow: UUID?
    /// The last alert.
    private(set) var alert: ListsAlert?
    /// The failed changes whose alerts were withdrawn.
    private(set) var withdrawn: [Int] = []
    /// What is not saved, as often as that was told.
    private(set) var unsaved: [[String]] = []

    var inputs: any SingleListInputs { viewModel.inputs }

    /// A module whose lists are read, before `viewDidLoad`.
    ///
    /// - Parameters:
    ///   - others: More lists in the database.
    ///   - isThere: Whether `list` is in the database, too.
    init(
        _ list: ToDoList, others: [ToDoList] = [], isThere: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        database = ManualDatabase(isThere ? [list] + others : others)
        let lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        lists.load()
        await work.settle()
        let interactor = SingleListInteractor(id: list.id, lists: lists)
        viewModel = SingleListViewModel(interactor: interactor)
        for object in [self, database, lists, interactor, viewModel] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
    }

    /// Returns a module after `viewDidLoad` that has forgotten its outputs.
    static func loaded(
        _ list: ToDoList, others: [ToDoList] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> SingleListModule {
        let module = await SingleListModule(list, others: others, sourceLocation: sourceLocation)
        _ = await module.outputs { $0.viewDidLoad() }
        module.outputs = []
        return module
    }

    /// Returns the outputs until all work is done.
    func outputs(of input: (any SingleListInputs) -> Void) async -> [Output] {
        outputs = []
        input(inputs)
        await work.settle()
        return outputs
    }

    /// Presses OK in the alert.
    func dismissAlert() { alert?.didTapOK(false) }

    /// Presses the other button of the alert.
    func tapAgain() { alert?.again?.didTap() }

    private func bind() {
        let viewModel = viewModel.outputs
        viewModel.title = { [weak self] in self?.outputs.append(.title($0)) }
        viewModel.displayItems = { [weak self] rows in
            self?.rows = rows
            self?.outputs.append(.displayItems(rows.map(\.marked)))
        }
        viewModel.insertItemAtIndex = { [weak self] in
            self?.rows.insert($0, at: $1)
            self?.outputs.append(.insertItemAtIndex($0.marked, $1))
        }
        viewModel.updateItemAtIndex = { [weak self] in
            self?.rows[$1] = $0
            self?.outputs.append(.updateItemAtIndex($0.marked, $1))
        }
        viewModel.removeItemAtIndex = { [weak self] in
            self?.rows.remove(at: $0)
            self?.outputs.append(.removeItemAtIndex($0))
        }
        viewModel.selectNewItem = { [weak self] in self?.newRow = $0 }
        viewModel.showNewItemForm = { [weak self] in self?.outputs.append(.showNewItemForm) }
        viewModel.resumeEditing = { [weak self] row, text in
            let index = self?.rows.firstIndex { $0.id == row.id }
            self?.outputs.append(.resumeEditing(row: index, text))
        }
        viewModel.resumeNewItem = { [weak self] in self?.outputs.append(.resumeEditing(row: nil, $1)) }
        viewModel.displayUndo = { [weak self] in self?.outputs.append(.displayUndo($0)) }
        viewModel.displayAlert = { [weak self] in
            self?.alert = $0
            self?.outputs.append(.displayAlert(title: $0.title, again: $0.again?.label))
        }
        viewModel.withdrawAlert = { [weak self] in self?.withdrawn.append($0) }
        viewModel.displayUnsavedChanges = { [weak self] in self?.unsaved.append($0) }
        viewModel.goBack = { [weak self] in self?.outputs.append(.goBack) }
    }
}

extension ItemRow {
    /// The text, with a mark if the item is done.
    var marked: String { isDone ? "\(text) ✓" : text }
}
