import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View

@MainActor
@Suite("The binding of the bag", .leakChecks, .endsWhenStuck)
struct BagBindingTests {
    private let changes: [@MainActor (BoundBag) async throws -> Void] = [
        { try await $0.make(.add(.sample(), of: .sample())) },
        { try await $0.make(.removeOne("jacket-olive-m")) },
        { try await $0.make(.removeAll) },
    ]

    @Test("carries everything that shows", arguments: 0..<3)
    func binding(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changes[change]) { await BoundBag.loaded() }
    }

    @Test("carries what is being stored")
    func storing() async {
        let module = await BoundBag.loaded()
        module.screen.type("+")
        #expect(module.screen.storing == "your latest change to the bag")
        await module.work.settle()
        #expect(module.screen.storing == nil)
    }

    @Test("needs the output with the bag")
    func loadedBag() async throws {
        try await expectCallIsNeeded(for: changes) { await BoundBag.loaded(deafTo: $0 ? "loadedBag" : nil) }
    }

    @Test("needs the output with the question: without it, nothing is asked", arguments: [nil, "confirmClear"])
    func confirmClear(deafOutput: String?) async {
        let module = await BoundBag.loaded(deafTo: deafOutput)
        module.screen.type("c")
        #expect(module.screen.prompts.isEmpty == (deafOutput != nil))
    }
}
