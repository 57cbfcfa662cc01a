import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

/// A screen of lists on its view model; the test holds the database, and can unset outputs.
@MainActor
final class BoundLists<Front: Screen, ViewModel: AnyObject>: BoundScreen {
    /// Makes a view model on all lists, or on the first one.
    typealias Make = (AllListsInteractor) -> (viewModel: ViewModel, screen: Front, setUp: () -> Void)
    typealias Outputs = [String: @MainActor (ViewModel) -> Void]

    let database = ManualDatabase([
        .sample(
            "Groceries", id: UUID(named: "Groceries"), at: 3,
            items: [("Milk", 3), ("Eggs", 2), ("Bread", 1)].map { .sample($0, id: UUID(named: $0), at: $1) }),
        .sample("Chores", id: UUID(named: "Chores"), at: 2), .sample("Books", id: UUID(named: "Books"), at: 1),
    ])
    let screen: Front
    let viewModel: ViewModel
    private let work = Work()
    private let setUp: () -> Void
    private let outputs: Outputs
    private let deafTo: String?

    /// A screen that shows its rows.
    ///
    /// - Parameters:
    ///   - outputs: How each output is unset.
    ///   - output: The output that the view does not set; nil if it sets all.
    init(
        _ outputs: Outputs, deafTo output: String? = nil, sourceLocation: SourceLocation = #_sourceLocation, make: Make
    ) async {
        let lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        lists.load()
        await work.settle()
        (viewModel, screen, setUp) = make(lists)
        (self.outputs, deafTo) = (outputs, output)
        for object in [self, database, lists, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        await finish()
    }

    func finish() async { await work.settle() }

    func bind() {
        setUp()
        if let deafTo { outputs[deafTo]?(viewModel) }
        screen.didOpen()
    }

    func cut() { for unset in outputs.values { unset(viewModel) } }
}
