import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("A product looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct ProductSnapshots {
    @Test("while it loads")
    func loading() async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        expectScreen(stage.draw())
        try await stage.answerProduct(.success(.jacket))
    }

    @Test("with many variants", arguments: ScreenSize.allCases)
    func many(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing(.jacket).draw(size))
    }

    @Test("with one variant, on sale", arguments: ScreenSize.allCases)
    func one(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing(.hat).draw(size))
    }

    @Test("without a variant", arguments: ScreenSize.allCases)
    func none(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing(.gloves).draw(size))
    }

    @Test("with a name that is too long", arguments: ScreenSize.allCases)
    func longName(size: ScreenSize) async throws {
        expectScreen(try await ShopStage.showing(.postcards).draw(size))
    }

    @Test("when it is liked", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing(.cups)
        stage.type("l")
        expectScreen(stage.draw(size))
    }

    @Test("when a variant was added to the bag", arguments: ScreenSize.allCases)
    func added(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.down, .enter)
        expectScreen(stage.draw(size))
    }

    @Test("when the shop does not have it", arguments: ScreenSize.allCases)
    func missing(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("boat")
        try await stage.answerProduct(.failure(.noProduct(id: "boat")))
        expectScreen(stage.draw(size))
    }

    @Test("when the shop does not answer", arguments: ScreenSize.allCases)
    func failure(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        try await stage.answerProduct(.failure(.unavailable(reason: "closed")))
        expectScreen(stage.draw(size))
    }

    @Test("when the shop did not answer, and the message is gone", arguments: ScreenSize.allCases)
    func dismissedFailure(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        try await stage.answerProduct(.failure(.unavailable(reason: "closed")))
        stage.press(.escape)
        expectScreen(stage.draw(size))
    }

    @Test("while it loads again after the shop did not answer", arguments: ScreenSize.allCases)
    func retrying(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing()
        stage.openProduct("jacket")
        try await stage.answerProduct(.failure(.unavailable(reason: "closed")))
        stage.press(.enter)
        expectScreen(stage.draw(size))
        try await stage.answerProduct(.success(.jacket))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours, with a toast")
    func styled() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.type("l")
        stage.press(.enter)
        expectSnapshot(of: stage.draw(), as: .styled)
    }

    @Test("in ASCII, with a toast")
    func ascii() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.enter)
        expectSnapshot(of: stage.draw(symbols: .ascii), as: .screen)
    }
}
