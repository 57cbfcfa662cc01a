import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The binding of the shop's list", .leakChecks, .endsWhenStuck)
struct ProductsBindingTests {
    private let changes: [@MainActor (BoundProducts) async throws -> Void] = [
        { $0.interactor.load() },
        { try await $0.load(.success([.cups])) },
        { try await $0.load(.failure(.unavailable(.httpError(503)))) },
        { $0.likes.toggle("jacket") },
        { try await $0.answerLike(.failure(.unavailable(.httpError(503)))) },
        { await $0.add(failing: .diskFull(path: "/data/strata.sqlite")) },
    ]

    @Test("carries everything that shows", arguments: 0..<6)
    func binding(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changes[change]) { try await BoundProducts.loaded() }
    }

    @Test("needs each output", arguments: ["startedLoading", "loadedProducts", "likesChanged", "showError"])
    func outputs(name: String) async throws {
        try await expectCallIsNeeded(for: changes) {
            try await BoundProducts.loaded(deafTo: $0 ? name : nil)
        }
    }

    @Test("takes the alert of a failed load back when a load begins, and keeps that of a like")
    func outdatedAlert() async throws {
        let module = try await BoundProducts.loaded()
        try await module.load(.failure(.unavailable(.httpError(503))))
        try await module.answerLike(.failure(.noProduct(id: "hat")))
        #expect(module.screen.prompts.first?.message.hasPrefix("The shop is not available") == true)
        try await module.load(.success([.jacket, .hat]))
        #expect(module.screen.prompts.first?.message.hasPrefix("Your like could not be saved.") == true)
    }

    @Test("asks whether to store a change of the bag again", arguments: [(Key.enter, 1), (.escape, 0)])
    func loss(key: Key, count: Int) async throws {
        let module = try await BoundProducts.loaded()
        await module.add(failing: .locked(path: "/data/strata.sqlite"))
        let prompt = try #require(module.screen.prompts.first)
        #expect(prompt.message.hasPrefix("Not saved: your latest change to the bag."))
        #expect(prompt.actions.map(\.label) == ["Try Again", "OK"])
        #expect(await module.storedCount(after: key) == count)
    }

    @Test("asks whether to retry a failed like")
    func failedLike() async throws {
        let module = try await BoundProducts.loaded()
        try await module.answerLike(.failure(.unavailable(.httpError(503))))
        let prompt = try #require(module.screen.prompts.first)
        #expect(prompt.message.hasPrefix("Your like could not be saved."))
        #expect(prompt.actions.map(\.label) == ["Retry", "Cancel"])
    }
}
