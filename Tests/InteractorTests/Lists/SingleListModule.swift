import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

/// The interactor of a single list that has been read, with what it stands on.
@MainActor
struct SingleListModule {
    let work = Work()
    let database: ManualDatabase
    let lists: AllListsInteractor
    let interactor: SingleListInteractor

    init(_ list: ToDoList, sourceLocation: SourceLocation = #_sourceLocation) async {
        database = ManualDatabase([list])
        lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        interactor = SingleListInteractor(id: list.id, lists: lists)
        for object in [database, lists, interactor] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        lists.load()
        await work.settle()
    }

    /// The texts of the items.
    var texts: [String] { interactor.model.value?.items.map(\.text) ?? [] }

    /// Makes changes and waits for them.
    func settle(_ change: (SingleListInteractor) -> Void) async {
        change(interactor)
        await work.settle()
    }

    /// Tries all failed changes again, and waits for them.
    func tryAgain() async {
        for failed in interactor.failedChanges { interactor.tryAgain(failed) }
        await work.settle()
    }
}
