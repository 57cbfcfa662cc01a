import Interactor
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The shop's list looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct ProductsSnapshots {
    @Test("while it loads")
    func loading() async throws {
        let stage = ShopStage()
        expectScreen(stage.draw())
        try await stage.answerList(.success([]))
    }

    @Test("with products at every form of a price", arguments: ScreenSize.allCases)
    func products(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing().draw(size))
    }

    @Test("with products that are liked", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.type("l")
        stage.press(.down, .down)
        stage.type("l")
        expectScreen(stage.draw(size))
    }

    @Test("without products", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing([]).draw(size))
    }

    @Test("when the shop does not answer", arguments: ScreenSize.allCases)
    func failure(size: ScreenSize) async throws {
        let stage = ShopStage()
        try await stage.answerList(.failure(.unavailable(reason: "The file /shop/products.json does not exist")))
        expectScreen(stage.draw(size))
    }

    @Test("while it loads anew", arguments: ScreenSize.allCases)
    func reloading(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.type("r")
        expectScreen(stage.draw(size))
        try await stage.answerList(.success([]))
    }

    @Test("when loading anew has failed, and the message is gone", arguments: ScreenSize.allCases)
    func failedReload(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.type("r")
        try await stage.answerList(.failure(.unavailable(reason: "closed")))
        stage.press(.escape)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in German")
    func german() async throws {
        expectSnapshot(of: try await ShopStage.showing(locale: "de_DE").draw(), as: .screen)
    }

    @Test("in its colours")
    func styled() async throws {
        let stage = try await ShopStage.showing()
        stage.type("l")
        expectSnapshot(of: stage.draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async throws {
        let stage = try await ShopStage.showing()
        stage.type("l")
        expectSnapshot(of: stage.draw(symbols: .ascii), as: .screen)
    }
}
