import Binding
import Foundation
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

/// A list screen, bound to its view model; the test has access to the database.
@MainActor
final class BoundLists<Front: Screen, ViewModel: AnyObject>: BoundScreen {
    let database = ManualDatabase([
        .sample(
            "Groceries", id: UUID(named: "Groceries"), at: 3,
            items: [("Milk", 3), ("Eggs", 2), ("Bread", 1)].map { .sample($0, id: UUID(named: $0), at: $1) }),
        .sample("Chores", id: UUID(named: "Chores"), at: 2), .sample("Books", id: UUID(named: "Books"), at: 1),
    ])
    let screen: Front
    let viewModel: ViewModel
    private let work = Work()
    private let makeView: (ViewModel) -> Front
    private let setUp: (Front) -> Void

    /// Creates a bound screen, and waits until the screen shows its rows.
    init(
        sourceLocation: SourceLocation = #_sourceLocation, viewModel makeViewModel: (AllListsInteractor) -> ViewModel,
        view makeView: @escaping (ViewModel) -> Front, setUp: @escaping (Front) -> Void
    ) async {
        let lists = AllListsInteractor(database: database, work: work, idsAndDates: .sample())
        lists.load()
        await work.settle()
        viewModel = makeViewModel(lists)
        screen = makeView(viewModel)
        (self.makeView, self.setUp) = (makeView, setUp)
        for object in [self, database, lists, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        await finish()
    }

    func finish() async { await work.settle() }

    func bind() {
        setUp(screen)
        screen.didOpen()
    }

    /// Unbinds `screen` by binding a new view, which is freed immediately.
    func unbind() { setUp(makeView(viewModel)) }
}
