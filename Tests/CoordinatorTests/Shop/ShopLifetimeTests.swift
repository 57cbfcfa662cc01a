import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The shop's screens are freed", .leakChecks, .endsWhenStuck)
struct ShopLifetimeTests {
    private let list: Set = [
        "ProductsView", "ViewModelInterface<ProductsViewModel>", "ProductsViewModel", "ProductsInteractor",
        "ShopCoordinator", "Work",
    ]
    private let page: Set = [
        "ProductView", "ViewModelInterface<ProductViewModel>", "ProductViewModel", "ProductInteractor",
        "ProductCoordinator", "Work",
    ]
    private let bag: Set = ["BagView", "ViewModelInterface<BagViewModel>", "BagViewModel", "BagCoordinator"]

    @Test("The shop's list is freed each time it is closed")
    func productList() async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreed(list) {
            harness.openList()
            try await harness.answerList(.success(.wares))
        } close: {
            harness.navigation.popToRoot()
        }
    }

    @Test("The shop's list is freed each time it is closed while a prompt is open")
    func productListAsking() async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreedWhileAsking(list) {
            harness.openList()
            try await harness.answerList(.failure(.unavailable(.httpError(503))))
        }
    }

    @Test("A product's page is freed each time it is closed")
    func productPage() async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreed(page.union(["SKUView", "ViewModelInterface<SKUViewModel>"])) {
            harness.openProduct("jacket")
            try await harness.answerProduct(.success(.jacket))
        } close: {
            harness.navigation.popToRoot()
        }
    }

    @Test(
        "A product's page is freed each time it is closed while a prompt is open",
        arguments: [ShopError.unavailable(.httpError(503)), .noProduct(id: "jacket")])
    func productPageAsking(error: ShopError) async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreedWhileAsking(page) {
            harness.openProduct("jacket")
            try await harness.answerProduct(.failure(error))
        }
    }

    @Test("A product's page is freed each time it is closed while its like is being sent")
    func productPageLiking() async throws {
        let likesService = ManualProductLikesService()
        let harness = try await ShopHarness.showing(likesService: likesService)
        try await harness.expectFreed(page) {
            harness.openProduct("jacket")
            try await harness.answerProduct(.success(.jacket))
            harness.type("l")
        } close: {
            harness.navigation.popToRoot()
            try await likesService.nextRequest().succeed()
        }
    }

    @Test("The bag is freed each time it is closed")
    func bagPage() async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreed(bag) {
            await harness.openBag(of: [.hat])
        } close: {
            harness.navigation.popToRoot()
        }
    }

    @Test("The bag is freed each time it is closed while a prompt is open")
    func bagPageAsking() async throws {
        let harness = try await ShopHarness.showing()
        try await harness.expectFreedWhileAsking(bag) {
            await harness.openBag(of: [.hat])
            harness.type("c")
        }
    }
}
