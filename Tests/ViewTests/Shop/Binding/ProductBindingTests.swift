import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The binding of a product's page", .leakChecks, .endsWhenStuck)
struct ProductBindingTests {
    private let changesOfFailed: [@MainActor (BoundProduct) async throws -> Void] = [
        { $0.interactor.load(id: "jacket") },
        { try await $0.load(.success(.jacket)) },
        { try await $0.load(.failure(.noProduct(id: "jacket"))) },
    ]
    private let changesOfLoaded: [@MainActor (BoundProduct) async throws -> Void] = [
        { $0.interactor.load(id: "jacket") },
        { try await $0.load(.success(.sample("jacket", name: "Rain Jacket"))) },
        { try await $0.load(.failure(.unavailable(.httpError(503)))) },
        { $0.likes.toggle("jacket") },
        { try await $0.answerLike(.failure(.unavailable(.httpError(503)))) },
    ]

    @Test("carries everything that shows without a product", arguments: 0..<3)
    func bindingOfFailed(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changesOfFailed[change]) { try await BoundProduct.failed() }
    }

    @Test("carries everything that shows of a product", arguments: 0..<5)
    func bindingOfLoaded(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: changesOfLoaded[change]) { try await BoundProduct.loaded() }
    }

    @Test("needs each output of loading", arguments: ["startedLoading", "loadedProduct", "showError"])
    func outputsOfLoading(name: String) async throws {
        try await expectCallIsNeeded(for: changesOfFailed) { try await BoundProduct.failed(deafTo: $0 ? name : nil) }
    }

    @Test("needs each output about the product", arguments: ["likeStatus", "addedToBag"])
    func outputsOfProduct(name: String) async throws {
        let add: @MainActor (BoundProduct) async throws -> Void = { await $0.add() }
        try await expectCallIsNeeded(for: changesOfLoaded + [add]) {
            try await BoundProduct.loaded(deafTo: $0 ? name : nil)
        }
    }

    @Test("asks whether to retry a failed like, and keeps showing the product")
    func failedLike() async throws {
        let module = try await BoundProduct.loaded()
        try await module.answerLike(.success(()))
        module.screen.type("l")
        try await module.answerLike(.failure(.unavailable(.httpError(503))))
        let prompt = try #require(module.screen.prompts.first)
        #expect(prompt.message.hasPrefix("Your like could not be removed."))
        #expect(prompt.actions.map(\.label) == ["Retry", "Cancel"])
        #expect(module.screen.text.contains("Midnight Navy") && module.screen.text.contains(" Liked "))
        #expect(!module.screen.text.contains("Your like"))
    }

    @Test(
        "takes the alert of a failed load back when a load begins",
        arguments: [ShopError.unavailable(.httpError(503)), .noProduct(id: "jacket")])
    func outdatedAlert(error: ShopError) async throws {
        let module = try await BoundProduct.failed()
        try await module.load(.failure(error))
        #expect(module.screen.prompts.first?.message == error.text)
        module.interactor.load(id: "jacket")
        #expect(module.screen.prompts.isEmpty)
    }

    @Test("says that the last load failed, below the old product, until the next load")
    func failedReload() async throws {
        let module = try await BoundProduct.loaded()
        try await module.load(.failure(.unavailable(.httpError(503))))
        #expect(module.screen.text.contains("Midnight Navy"))
        #expect(module.screen.text.contains("The shop is not available"))
        try await module.load(.success(.jacket))
        #expect(!module.screen.text.contains("The shop is not available"))
    }

    @Test("says what it stores while a variant is added", arguments: [nil, "storing"])
    func storing(deafOutput: String?) async throws {
        let module = try await BoundProduct.loaded(deafTo: deafOutput)
        module.screen.press(.enter)
        #expect(module.screen.storing == (deafOutput == nil ? "your latest change to the bag" : nil))
        await module.storing.settle()
        #expect(module.screen.storing == nil)
    }

    @Test("says that a variant was added, until the bag is opened")
    func addedToBag() async throws {
        let module = try await BoundProduct.loaded()
        module.screen.press(.down)
        await module.add()
        #expect(module.screen.text.contains("Added to bag"))
        module.screen.type("b")
        #expect(!module.screen.text.contains("Added to bag"))
    }
}
