import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A view model of all lists with what it stands on; records its outputs.
@MainActor
final class AllListsModule {
    enum Output: Hashable {
        case title(String)
        case displayLists([String]?)
        case removeListAtIndex(Int)
        case insertListAtIndex(String, Int)
        case showNewListCreationModal
        case showDeleteConfirmation(String, String)
        case showSingleList(UUID)
        case resumeEditing(row: Int?, String)
        case displayAlert(title: String, again: String?)
        case displayProblem(String?)
    }

    let work = Work()
    let database: ManualDatabase
    let interactor: AllListsInteractor
    let viewModel: AllListsViewModel
    private(set) var outputs: [Output] = []
    private(set) var rows: [ListRow] = []
    /// The row to select when it is inserted.
    private(set) var newRow: UUID?
    /// The last alert.
    private(set) var alert: ListsAlert?
    /// The failed changes whose alerts were withdrawn.
    private(set) var withdrawn: [Int] = []
    /// The new lists whose names were withdrawn.
    private(set) var withdrawnNames: [UUID] = []
    /// What is not saved, as often as that was told.
    private(set) var unsaved: [[String]] = []

    var inputs: any AllListsInputs { viewModel.inputs }

    init(
        _ lists: [ToDoList] = [], gate: ManualDatabase.Gate? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        database = ManualDatabase(lists, gate: gate)
        interactor = AllListsInteractor(database: database, work: work, stamps: .sample())
        viewModel = AllListsViewModel(interactor: interactor, localization: .sample)
        for object in [self, database, interactor, viewModel] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
    }

    /// Returns a module that has loaded `lists` and forgotten its outputs.
    static func loaded(
        _ lists: [ToDoList], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> AllListsModule {
        let module = AllListsModule(lists, sourceLocation: sourceLocation)
        module.inputs.viewDidLoad()
        await module.settle()
        return module
    }

    /// Waits for all work, and forgets the outputs.
    func settle() async {
        await work.settle()
        outputs = []
    }

    /// Returns the outputs until all work is done.
    func outputs(of input: (any AllListsInputs) -> Void) async -> [Output] {
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
        viewModel.displayLists = { [weak self] rows in
            self?.rows = rows ?? []
            self?.outputs.append(.displayLists(rows?.map(\.name)))
        }
        viewModel.removeListAtIndex = { [weak self] in
            self?.rows.remove(at: $0)
            self?.outputs.append(.removeListAtIndex($0))
        }
        viewModel.insertListAtIndex = { [weak self] in
            self?.rows.insert($0, at: $1)
            self?.outputs.append(.insertListAtIndex($0.name, $1))
        }
        viewModel.selectNewList = { [weak self] in self?.newRow = $0 }
        viewModel.showNewListCreationModal = { [weak self] in self?.outputs.append(.showNewListCreationModal) }
        viewModel.showDeleteConfirmation = { [weak self] in self?.outputs.append(.showDeleteConfirmation($0, $1)) }
        viewModel.showSingleList = { [weak self] in self?.outputs.append(.showSingleList($0)) }
        viewModel.resumeEditing = { [weak self] row, text in
            let index = self?.rows.firstIndex { $0.id == row.id }
            self?.outputs.append(.resumeEditing(row: index, text))
        }
        viewModel.resumeNewList = { [weak self] in self?.outputs.append(.resumeEditing(row: nil, $1)) }
        viewModel.displayAlert = { [weak self] in
            self?.alert = $0
            self?.outputs.append(.displayAlert(title: $0.title, again: $0.again?.label))
        }
        viewModel.withdrawAlert = { [weak self] in self?.withdrawn.append($0) }
        viewModel.withdrawEditing = { [weak self] in self?.withdrawnNames.append($0) }
        viewModel.displayUnsavedChanges = { [weak self] in self?.unsaved.append($0) }
        viewModel.displayProblem = { [weak self] in self?.outputs.append(.displayProblem($0?.text)) }
    }
}
