import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The screen of a single list on its view model; the test holds the database, and can unset outputs.
@MainActor
final class BoundSingleList: BoundScreen {
    enum Output: CaseIterable {
        case title, displayItems, insertItemAtIndex, updateItemAtIndex, removeItemAtIndex, selectNewItem
        case showNewItemForm, resumeEditing, resumeNewItem, displayUndo, displayAlert

        /// The outputs that move the screen; the others become prompts.
        static let moving = allCases.filter { $0 != .displayAlert }
    }

    let database = ManualDatabase([
        .sample(
            "Groceries", id: UUID(0),
            items: [
                .sample("Milk", id: UUID(1), at: 3), .sample("Eggs", id: UUID(2), at: 2),
                .sample("Bread", id: UUID(3), at: 1),
            ])
    ])
    let screen: SingleListView
    let viewModel: SingleListViewModel
    private let work = Work()
    private let unset: Output?
    private var alert: ListsAlert?

    var inputs: any SingleListInputs { viewModel.inputs }

    /// A screen that shows its items.
    ///
    /// - Parameter output: The output that the view does not set; nil if it sets all.
    init(deafTo output: Output? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
        let lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        lists.load()
        await work.settle()
        let interactor = SingleListInteractor(id: UUID(0), lists: lists)
        viewModel = SingleListViewModel(interactor: interactor)
        screen = SingleListView(viewModel: viewModel)
        unset = output
        for object in [self, database, lists, interactor, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        await settle()
    }

    /// Presses OK in the alert.
    func pressOK() { alert?.didTapOK(false) }

    func settle() async { await work.settle() }

    func bind() {
        screen.setupViewModel()
        let displayAlert = viewModel.displayAlert
        viewModel.displayAlert = { [weak self] in
            self?.alert = $0
            displayAlert?($0)
        }
        if let unset { self.unset(unset) }
        screen.didOpen()
    }

    func cut() {
        for output in Output.allCases { unset(output) }
    }

    private func unset(_ output: Output) {
        switch output {
        case .title: viewModel.title = nil
        case .displayItems: viewModel.displayItems = nil
        case .insertItemAtIndex: viewModel.insertItemAtIndex = nil
        case .updateItemAtIndex: viewModel.updateItemAtIndex = nil
        case .removeItemAtIndex: viewModel.removeItemAtIndex = nil
        case .selectNewItem: viewModel.selectNewItem = nil
        case .showNewItemForm: viewModel.showNewItemForm = nil
        case .resumeEditing: viewModel.resumeEditing = nil
        case .resumeNewItem: viewModel.resumeNewItem = nil
        case .displayUndo: viewModel.displayUndo = nil
        case .displayAlert: viewModel.displayAlert = nil
        }
    }
}
