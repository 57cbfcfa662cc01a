import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View

@MainActor
@Suite("The binding of the bag", .leakChecks)
struct BagBindingTests {
    private let changes: [@MainActor (BoundBag) async throws -> Void] = [
        { $0.bag.add(.sample(), of: .sample()) },
        { $0.bag.removeOne("jacket-olive-m") },
        { $0.bag.removeAll() },
    ]

    @Test("carries everything that shows", arguments: 0..<3)
    func binding(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changes[change]) { BoundBag() }
    }

    @Test("needs the output with the bag")
    func loadedBag() async throws {
        try await expectCallIsNeeded(for: changes) { BoundBag(deafTo: $0 ? "loadedBag" : nil) }
    }

    @Test("needs the output with the question: without it, nothing is asked", arguments: [nil, "confirmClear"])
    func confirmClear(deafOutput: String?) {
        let module = BoundBag(deafTo: deafOutput)
        module.screen.type("c")
        #expect(module.screen.prompts.isEmpty == (deafOutput != nil))
    }
}
