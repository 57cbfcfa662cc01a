import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

@MainActor
@Suite("The binding of all lists", .leakChecks, .endsWhenStuck)
struct AllListsBindingTests {
    @Test("carries what shows", arguments: Change.lasting)
    private func law(change: Change) async throws {
        var modules: [BoundAllLists] = []
        try await expectBindingCarriesWhatShows(after: { try await change.happen(to: $0) }) {
            let module = await BoundAllLists()
            modules.append(module)
            return module
        }
        for module in modules { await module.settle() }
    }

    @Test("needs each output that moves the screen", arguments: BoundAllLists.Output.moving)
    private func outputs(output: BoundAllLists.Output) async throws {
        let changes = Change.allCases.map { change -> (BoundAllLists) async throws -> Void in
            { try await change.happen(to: $0) }
        }
        try await expectCallIsNeeded(for: changes) { await BoundAllLists(deafTo: $0 ? output : nil) }
    }

    @Test("needs the outputs that become prompts")
    func prompts() async throws {
        for output in [nil, BoundAllLists.Output.showDeleteConfirmation, .displayAlert] {
            let asking = await BoundAllLists(deafTo: output)
            asking.inputs.userAttemptedToDeleteList(at: 0)
            #expect(asking.screen.prompts.isEmpty == (output == .showDeleteConfirmation))
            let failing = await BoundAllLists(deafTo: output)
            try await Change.unreadable.happen(to: failing)
            #expect(failing.screen.prompts.isEmpty == (output == .displayAlert))
        }
    }

    /// What happens behind the screen.
    private enum Change: CaseIterable {
        case added, filled, renamed, removed, unreadable, typed, formOpened, notSaved, notRenamed

        /// The changes that show again in a view that is bound later.
        static let lasting = [added, filled, renamed, removed, unreadable]

        @MainActor
        func happen(to module: BoundAllLists) async throws {
            let database = module.database.kept
            switch self {
            case .added: try database.createNewList(.sample("New", id: UUID(9), at: 9))
            case .filled: try database.createNewItem(.sample(at: 9), inList: UUID(1))
            case .renamed: try database.updateList(UUID(1), name: "Work", at: .sample(9))
            case .removed: try database.deleteLists([UUID(0)])
            case .unreadable:
                module.database.failure = .locked
                module.inputs.userTappedReloadButton()
            case .typed: module.inputs.userFinishedEditingNewList(name: "New")
            case .formOpened: module.inputs.userTappedAddButton()
            case .notSaved:
                module.database.failure = .locked
                module.inputs.userFinishedEditingNewList(name: "New")
                await module.settle()
                module.pressOK()
            case .notRenamed:
                module.database.failure = .locked
                module.inputs.userFinishedEditingExistingList(at: 0, newName: "New")
                await module.settle()
                module.pressOK()
            }
            await module.settle()
        }
    }
}
