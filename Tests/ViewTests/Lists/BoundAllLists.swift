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

/// The screen of all lists on its view model; the test holds the database, and can unset outputs.
@MainActor
final class BoundAllLists: BoundScreen {
    enum Output: CaseIterable {
        case title, displayLists, removeListAtIndex, insertListAtIndex, selectNewList, showNewListCreationModal
        case resumeEditing, resumeNewList
        case showDeleteConfirmation, displayAlert, displayProblem

        /// The outputs that move the screen; the others become prompts.
        static let moving = allCases.filter { $0 != .showDeleteConfirmation && $0 != .displayAlert }
    }

    let database = ManualDatabase([
        .sample("Groceries", id: UUID(0), at: 3), .sample("Chores", id: UUID(1), at: 2),
        .sample("Books", id: UUID(2), at: 1),
    ])
    let screen: AllListsView
    let viewModel: AllListsViewModel
    private let work = Work()
    private let unset: Output?
    private var alert: ListsAlert?

    var inputs: any AllListsInputs { viewModel.inputs }

    /// A screen that shows its lists.
    ///
    /// - Parameter output: The output that the view does not set; nil if it sets all.
    init(deafTo output: Output? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
        let lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        viewModel = AllListsViewModel(interactor: lists, localization: .sample)
        screen = AllListsView(viewModel: viewModel)
        unset = output
        for object in [self, database, lists, viewModel, screen] as [AnyObject] {
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
        case .displayLists: viewModel.displayLists = nil
        case .removeListAtIndex: viewModel.removeListAtIndex = nil
        case .insertListAtIndex: viewModel.insertListAtIndex = nil
        case .selectNewList: viewModel.selectNewList = nil
        case .showNewListCreationModal: viewModel.showNewListCreationModal = nil
        case .resumeEditing: viewModel.resumeEditing = nil
        case .resumeNewList: viewModel.resumeNewList = nil
        case .showDeleteConfirmation: viewModel.showDeleteConfirmation = nil
        case .displayAlert: viewModel.displayAlert = nil
        case .displayProblem: viewModel.displayProblem = nil
        }
    }
}

extension UUID {
    /// An identifier that is the same in every run.
    init(_ number: UInt8) {
        self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }
}
