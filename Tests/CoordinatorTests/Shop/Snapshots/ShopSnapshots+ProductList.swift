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
    @Suite("Snapshots of the shop's list", .leakChecks, .endsWhenStuck, .snapshots())
    struct ProductList {
        @Test("The shop's list while it loads")
        func loading() async throws {
            let harness = ShopHarness()
            expectScreen(harness.drawScreen())
            try await harness.answerList(.success([]))
        }

        @Test("The shop's list with every form of a price", arguments: ScreenSize.allCases)
        func products(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing().drawScreen(size))
        }

        @Test("The shop's list with liked products", arguments: ScreenSize.allCases)
        func liked(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            harness.press(.down, .down)
            harness.type("l")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The shop's list without products", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing([]).drawScreen(size))
        }

        @Test("The shop's list with unreadable entries", arguments: ScreenSize.allCases)
        func skipped(size: ScreenSize) async throws {
            let skipped = [
                SkippedEntry(.missing("products[3].skus[2].price")), SkippedEntry(.missing("products[4].id")),
            ]
            expectScreen(try await ShopHarness.showing(skipped: skipped).drawScreen(size))
        }

        @Test("The shop's list without a readable entry", arguments: ScreenSize.allCases)
        func allSkipped(size: ScreenSize) async throws {
            let skipped = [SkippedEntry(.missing("products[0].name"))]
            expectScreen(try await ShopHarness.showing([], skipped: skipped).drawScreen(size))
        }

        @Test("The shop's list after loading failed", arguments: ScreenSize.allCases)
        func failure(size: ScreenSize) async throws {
            let harness = ShopHarness()
            try await harness.answerList(.failure(.unavailable(.httpError(503))))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The shop's list while it reloads", arguments: ScreenSize.allCases)
        func reloading(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("r")
            expectScreen(harness.drawScreen(size))
            try await harness.answerList(.success([]))
        }

        @Test("The shop's list after a reload failed", arguments: ScreenSize.allCases)
        func failedReload(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.type("r")
            try await harness.answerList(.failure(.unavailable(.httpError(503))))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The shop's list with German amounts")
        func german() async throws {
            expectSnapshot(of: try await ShopHarness.showing(locale: "de_DE").drawScreen(), as: .screen)
        }

        @Test("The shop's list with its text styles")
        func styled() async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            expectSnapshot(of: harness.drawScreen(), as: .styled)
        }

        @Test("The shop's list in ASCII")
        func ascii() async throws {
            let harness = try await ShopHarness.showing()
            harness.type("l")
            expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
