import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension ShopSnapshots {
    @MainActor
    @Suite("Snapshots of a product's page", .leakChecks, .endsWhenStuck, .snapshots())
    struct ProductPage {
        @Test("A product while it loads")
        func loading() async throws {
            let harness = try await ShopHarness.showing()
            harness.openProduct("jacket")
            expectScreen(harness.drawScreen())
            try await harness.answerProduct(.success(.jacket))
        }

        @Test("A product with several variants", arguments: ScreenSize.allCases)
        func many(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing(.jacket).drawScreen(size))
        }

        @Test("A product with one variant, on sale", arguments: ScreenSize.allCases)
        func one(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing(.hat).drawScreen(size))
        }

        @Test("A product whose size has no description", arguments: ScreenSize.allCases)
        func published(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing(.published).drawScreen(size))
        }

        @Test("A product right after a variant was added", arguments: ScreenSize.allCases)
        func added(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing(.hat)
            await harness.press(storing: .enter)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A product without a variant", arguments: ScreenSize.allCases)
        func none(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing(.gloves).drawScreen(size))
        }

        @Test("A product with a name that is too long", arguments: ScreenSize.allCases)
        func longName(size: ScreenSize) async throws {
            expectScreen(try await ShopHarness.showing(.postcards).drawScreen(size))
        }

        @Test("A liked product", arguments: ScreenSize.allCases)
        func liked(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing(.cups)
            harness.type("l")
            expectScreen(harness.drawScreen(size))
        }

        @Test("A product that the shop does not have", arguments: ScreenSize.allCases)
        func missing(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.openProduct("boat")
            try await harness.answerProduct(.failure(.noProduct(id: "boat")))
            expectScreen(harness.drawScreen(size))
        }

        @Test("A product that could not be loaded", arguments: ScreenSize.allCases)
        func failure(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.openProduct("jacket")
            try await harness.answerProduct(.failure(.unavailable(.httpError(503))))
            let screen = harness.drawScreen(size)
            expectScreen(screen)
            harness.press(.escape)
            #expect(harness.prompt == nil && harness.drawScreen(size).grid == screen.grid)
        }

        @Test("A product while it loads again after a failure", arguments: ScreenSize.allCases)
        func retrying(size: ScreenSize) async throws {
            let harness = try await ShopHarness.showing()
            harness.openProduct("jacket")
            try await harness.answerProduct(.failure(.unavailable(.httpError(503))))
            harness.press(.enter)
            expectScreen(harness.drawScreen(size))
            try await harness.answerProduct(.success(.jacket))
        }

        @Test("A product with its text styles")
        func styled() async throws {
            let harness = try await ShopHarness.showing(.jacket)
            harness.type("l")
            expectSnapshot(of: harness.drawScreen(), as: .styled)
        }

        @Test("A product in ASCII")
        func ascii() async throws {
            expectSnapshot(of: try await ShopHarness.showing(.jacket).drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
