import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

/// The interactors of all lists and of a single list, with the database below them.
@MainActor
struct ListsModule {
    let work = Work()
    let gate = ManualDatabase.Gate()
    let database: ManualDatabase
    let lists: AllListsInteractor
    let single: SingleListInteractor

    /// Creates interactors that have read nothing.
    ///
    /// - Parameters:
    ///   - lists: The stored lists; the first is the single list.
    ///   - isGated: Whether each database call waits at `gate` until the test answers it.
    init(_ lists: [ToDoList], isGated: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
        database = ManualDatabase(lists, gate: isGated ? gate : nil)
        self.lists = AllListsInteractor(database: database, work: work, idsAndDates: .sample())
        single = SingleListInteractor(id: lists.first?.id ?? UUID(), lists: self.lists)
        for object in [database, database.kept, self.lists, single] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Returns interactors that have read `lists`.
    static func loaded(
        _ lists: ToDoList..., sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsModule {
        let module = ListsModule(lists, sourceLocation: sourceLocation)
        await module.settle { $0.lists.load() }
        return module
    }

    /// Descriptions of the lists in the model (`shown`) and in the database (`stored`): name, date in seconds, items.
    var shown: [String]? { lists.model.value?.map(\.debugDescription) }
    var stored: [String] { database.kept.getAllToDoLists().map(\.debugDescription) }

    /// Calls `act`, then waits for all work.
    func settle(_ act: (ListsModule) -> Void) async {
        act(self)
        await work.settle()
    }
}

extension Saving {
    /// The change that is being stored; nil if none is.
    var changeInStore: Change? { if case .storing(let change) = self { change } else { nil } }
}
