import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The bag looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct BagSnapshots {
    private func makeStage(_ products: [Product] = [.jacket, .hat]) async throws -> ShopStage {
        let stage = try await ShopStage.showing()
        for product in products { product.skus.forEach { stage.bag.add($0, of: product) } }
        stage.openBag()
        return stage
    }

    @Test("without anything", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await makeStage([]).draw(size))
    }

    @Test("with one thing", arguments: ScreenSize.allCases)
    func one(size: ScreenSize) async throws {
        expectScreen(try await makeStage([.hat]).draw(size))
    }

    @Test("with several things, one of them twice", arguments: ScreenSize.allCases)
    func several(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.press(.down)
        stage.type("+")
        expectScreen(stage.draw(size))
    }

    @Test("with amounts in two currencies, and a name that is too long", arguments: ScreenSize.allCases)
    func mixedCurrencies(size: ScreenSize) async throws {
        expectScreen(try await makeStage([.cups, .postcards]).draw(size))
    }

    @Test("asking before all is taken out", arguments: ScreenSize.allCases)
    func clearConfirmation(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("c")
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async throws {
        expectSnapshot(of: try await makeStage().draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async throws {
        expectSnapshot(of: try await makeStage().draw(symbols: .ascii), as: .screen)
    }
}
