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
@Suite("The binding of a single list", .leakChecks, .endsWhenStuck)
struct SingleListBindingTests {
    @Test("carries what shows", arguments: Change.lasting)
    private func law(change: Change) async throws {
        var modules: [BoundSingleList] = []
        try await expectBindingCarriesWhatShows(after: { try await change.happen(to: $0) }) {
            let module = await BoundSingleList()
            modules.append(module)
            return module
        }
        for module in modules { await module.settle() }
    }

    @Test("needs each output that moves the screen", arguments: BoundSingleList.Output.moving)
    private func outputs(output: BoundSingleList.Output) async throws {
        let changes = Change.allCases.map { change -> (BoundSingleList) async throws -> Void in
            { try await change.happen(to: $0) }
        }
        try await expectCallIsNeeded(for: changes) { await BoundSingleList(deafTo: $0 ? output : nil) }
    }

    @Test("needs the output that becomes a prompt")
    func prompts() async {
        for output in [nil, BoundSingleList.Output.displayAlert] {
            let module = await BoundSingleList(deafTo: output)
            module.database.failure = .locked
            module.inputs.userToggledItem(at: 0)
            await module.settle()
            #expect(module.screen.prompts.isEmpty == (output == .displayAlert))
        }
    }

    /// What happens behind the screen.
    private enum Change: CaseIterable {
        case renamed, added, edited, done, removed, typed, formOpened, notSaved, editNotSaved, deleted

        /// The changes that show again in a view that is bound later.
        static let lasting = [renamed, added, edited, done, removed]

        @MainActor
        func happen(to module: BoundSingleList) async throws {
            let database = module.database.kept
            switch self {
            case .renamed: try database.updateList(UUID(0), name: "Food", at: .sample(9))
            case .added: try database.createNewItem(.sample("Tea", id: UUID(9), at: 9), inList: UUID(0))
            case .edited: try database.updateItem(UUID(2), .text("Six eggs"), at: .sample(9))
            case .done: try database.updateItem(UUID(2), .completed(.sample(9)), at: .sample(9))
            case .removed: try database.deleteItems([UUID(1)], at: .sample(9))
            case .typed: module.inputs.userFinishedEditingNewItem(text: "Tea")
            case .formOpened: module.inputs.userTappedAddButton()
            case .notSaved:
                module.database.failure = .locked
                module.inputs.userFinishedEditingNewItem(text: "Tea")
                await module.settle()
                module.pressOK()
            case .editNotSaved:
                module.database.failure = .locked
                module.inputs.userFinishedEditingExistingItem(at: 0, newText: "Tea")
                await module.settle()
                module.pressOK()
            case .deleted: module.inputs.userDeletedItem(at: 1)
            }
            await module.settle()
        }
    }
}
