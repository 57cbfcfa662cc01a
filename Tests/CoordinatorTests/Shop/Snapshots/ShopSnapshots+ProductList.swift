import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension ShopSnapshots {
    @MainActor
    @Suite("The shop's list looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
    struct ProductList {
        @Test("while it loads")
        func loading() async throws {
            let harness = ShopHarness()
            expectScreen(harness.drawScreen())
            try await harness.answerList(.success([]))
        }

        @Test("with products and every form of a price", arguments: ScreenSize.allCases)
        func products(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing().drawScreen(size))
        }

        @Test("with liked products", arguments: ScreenSize.allCases)
        func liked(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            harness.press(.down, .down)
            harness.type("l")
            expectScreen(harness.drawScreen(size))
        }

        @Test("without products", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing([]).drawScreen(size))
        }

        @Test("with entries that could not be read", arguments: ScreenSize.allCases)
        func skipped(size: ScreenSize) async throws {
            let skipped = [
                SkippedEntry(.missing("products[3].skus[2].price")), SkippedEntry(.missing("products[4].id")),
            ]
            expectScreen(try await ShopHarness.showing(skipped: skipped).drawScreen(size))
        }

        @Test("when no entry could be read", arguments: ScreenSize.allCases)
        func allSkipped(size: ScreenSize) async throws {
            let skipped = [SkippedEntry(.missing("products[0].name"))]
            expectScreen(try await ShopHarness.showing([], skipped: skipped).drawScreen(size))
        }

        @Test("when the shop does not answer", arguments: ScreenSize.allCases)
        func failure(size: ScreenSize) async throws {
            let harness = ShopHarness()
            try await harness.answerList(.failure(.unavailable(.httpError(503))))
            expectScreen(harness.drawScreen(size))
        }

        @Test("while it loads again", arguments: ScreenSize.allCases)
        func reloading(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("r")
            expectScreen(harness.drawScreen(size))
            try await harness.answerList(.success([]))
        }

        @Test("when loading again has failed", arguments: ScreenSize.allCases)
        func failedReload(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("r")
            try await harness.answerList(.failure(.unavailable(.httpError(503))))
            expectScreen(harness.drawScreen(size))
        }

        @Test("with German amounts")
        func german() async throws {
            expectSnapshot(of: try await ShopHarness.showing(locale: "de_DE").drawScreen(), as: .screen)
        }

        @Test("in its colours")
        func styled() async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            expectSnapshot(of: harness.drawScreen(), as: .styled)
        }

        @Test("in ASCII")
        func ascii() async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
