import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the shop's screens", .leakChecks, .endsWhenStuck)
struct ShopKeyTests {
    @Test("in the list, enter opens the selected product, l likes it, and b opens the bag")
    func list() async throws {
        let stage = try await ShopStage.showing()
        stage.press(.down, .enter)
        stage.type("lb")
        #expect(stage.navigator.calls == [.showProduct(id: "jacket"), .showBag])
        #expect(stage.likes.model == ["jacket"])
        #expect(stage.selectedRow?.contains("★ Field Jacket") == true)
    }

    @Test("in the list, r loads anew; what is there stays, and so does the selection")
    func reload() async throws {
        let stage = try await ShopStage.showing()
        stage.press(.down)
        stage.type("r")
        #expect(stage.selectedRow?.contains("Field Jacket") == true)
        try await stage.answerList(.success([.hat, .cups]))
        #expect(stage.selectedRow?.contains("有田焼") == true)
        #expect(!stage.screen.contains("Field Jacket"))
    }

    @Test("in the list, enter and l are for the selected product, also where r has put others before it, or taken them")
    func reloadAround() async throws {
        let stage = try await ShopStage.showing([.hat, .jacket, .cups])
        stage.press(.down)
        for products in [[.sample(), .gloves, .hat, .jacket], [.jacket, .cups]] as [[Product]] {
            stage.type("r")
            try await stage.answerList(.success(products))
            #expect(stage.selectedRow?.contains("Field Jacket") == true)
            stage.press(.enter)
            stage.type("l")
        }
        #expect(stage.navigator.calls == [.showProduct(id: "jacket"), .showProduct(id: "jacket")])
        #expect(stage.likes.model.isEmpty)
    }

    @Test("an empty list has no keys for a row, nor hints at them")
    func emptyList() async throws {
        let stage = try await ShopStage.showing([])
        stage.press(.enter)
        stage.type("l")
        #expect(stage.navigator.calls.isEmpty && stage.likes.model.isEmpty)
        #expect(!stage.keyBar.contains("enter") && !stage.keyBar.contains("like"))
    }

    @Test("in the list, enter tries again after a failure")
    func retryList() async throws {
        let stage = ShopStage()
        try await stage.answerList(.failure(.unavailable(reason: "closed")))
        stage.press(.enter)
        try await stage.answerList(.success([.hat]))
        #expect(stage.screen.contains("Felt Hat"))
    }

    @Test("on a product's page, enter adds the selected variant, once for each press")
    func add() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.down, .enter, .enter, .down, .enter)
        #expect(stage.bag.model.items.map(\.sku) == Array(Product.jacket.skus.dropFirst()))
        #expect(stage.bag.model.items.map(\.quantity) == [2, 1])
    }

    @Test("on a product's page, l likes it and takes the like back")
    func like() async throws {
        let stage = try await ShopStage.showing(.jacket)
        #expect(stage.screen.contains(" Like "))
        stage.type("l")
        #expect(stage.screen.contains(" Liked "))
        #expect(stage.likes.model == ["jacket"])
        stage.type("l")
        #expect(stage.screen.contains(" Like "))
    }

    @Test("a product without variants adds nothing")
    func noVariant() async throws {
        let stage = try await ShopStage.showing(.gloves)
        stage.press(.enter)
        #expect(stage.bag.model == Bag())
        #expect(!stage.keyBar.contains("add to bag"))
    }

    @Test("a product that does not exist leads back")
    func goBack() async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("boat")
        try await stage.answerProduct(.failure(.noProduct(id: "boat")))
        #expect(stage.screen.contains("The shop has no product “boat”."))
        stage.press(.enter)
        #expect(stage.container.front is ProductsView)
    }

    @Test("a product that could not be loaded is asked for again")
    func retryProduct() async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        try await stage.answerProduct(.failure(.unavailable(reason: "closed")))
        stage.press(.enter)
        try await stage.answerProduct(.success(.jacket))
        #expect(stage.screen.contains("Midnight Navy"))
        #expect(stage.service.questions == ["jacket", "jacket"])
    }

    @Test("r asks again for a product that could not be loaded, and shows that it does")
    func reloadAfterFailure() async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        try await stage.answerProduct(.failure(.unavailable(reason: "closed")))
        stage.press(.escape)
        stage.type("r")
        #expect(stage.screen.contains("Loading the product") && !stage.screen.contains("No product"))
        try await stage.answerProduct(.success(.jacket))
        #expect(stage.screen.contains("Midnight Navy"))
    }

    @Test("r asks for the product again; a variant of what came then goes into the bag")
    func reloadProduct() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.type("r")
        #expect(stage.screen.contains("Midnight Navy"))
        try await stage.answerProduct(.success(.hat))
        stage.press(.enter)
        #expect(stage.bag.model.items.map(\.sku) == Product.hat.skus)
    }

    @Test(
        "on a product's page, enter is for the selected variant, also where r has put others before it, or taken them")
    func reloadVariants() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.down)
        let skus = Product.jacket.skus
        for skus in [[.sample("new")] + skus, Array(skus.dropFirst())] {
            stage.type("r")
            try await stage.answerProduct(.success(.sample("jacket", name: "Field Jacket", skus: skus)))
            stage.press(.enter)
        }
        #expect(stage.bag.model.items.map(\.id) == ["jacket-olive-m"])
        #expect(stage.bag.model.items.map(\.quantity) == [2])
    }

    @Test("in the bag, + and - change the quantity, and enter opens the product")
    func bag() async throws {
        let stage = try await ShopStage.showing()
        for sku in Product.jacket.skus { stage.bag.add(sku, of: .jacket) }
        stage.openBag()
        stage.press(.down)
        stage.type("++-")
        #expect(stage.bag.model.items.map(\.quantity) == [1, 2, 1])
        stage.press(.enter)
        #expect(stage.navigator.calls == [.showProduct(id: "jacket")])
    }

    @Test("in the bag, c clears once that is confirmed")
    func clear() async throws {
        let stage = try await ShopStage.showing()
        for sku in Product.jacket.skus { stage.bag.add(sku, of: .jacket) }
        stage.openBag()
        stage.type("c")
        stage.press(.escape)
        #expect(stage.bag.model.count == 3)
        stage.type("c")
        stage.press(.left, .enter)
        #expect(stage.screen.contains("Your bag is empty"))
    }
}
