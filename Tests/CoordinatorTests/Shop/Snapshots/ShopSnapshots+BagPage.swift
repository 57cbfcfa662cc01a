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
    @Suite("Snapshots of the bag", .leakChecks, .endsWhenStuck, .snapshots())
    struct BagPage {
        private func makeHarness(_ products: [Product] = [.jacket, .hat]) async throws -> ShopHarness {
            let harness = try await ShopHarness.showing()
            await harness.openBag(of: products)
            return harness
        }

        @Test("The bag without items", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await makeHarness([]).drawScreen(size))
        }

        @Test("The bag with one item", arguments: ScreenSize.allCases)
        func one(size: ScreenSize) async throws {
            expectScreen(try await makeHarness([.hat]).drawScreen(size))
        }

        @Test("The bag with several items, one of them twice", arguments: ScreenSize.allCases)
        func several(size: ScreenSize) async throws {
            let harness = try await makeHarness()
            await harness.press(storing: .down, .character("+"))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The bag with amounts in two currencies and a long name", arguments: ScreenSize.allCases)
        func mixedCurrencies(size: ScreenSize) async throws {
            expectScreen(try await makeHarness([.cups, .postcards]).drawScreen(size))
        }

        @Test("The bag after reading failed", arguments: ScreenSize.allCases)
        func unreadable(size: ScreenSize) async throws {
            let store = InMemoryBagStore(.hat)
            store.failure = .locked(path: "/data/strata.sqlite")
            let harness = ShopHarness(bagStore: store)
            try await harness.answerList(.success([]))
            await harness.open("bag")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The bag with its text styles")
        func styled() async throws {
            expectSnapshot(of: try await makeHarness().drawScreen(), as: .styled)
        }

        @Test("The bag in ASCII")
        func ascii() async throws {
            expectSnapshot(of: try await makeHarness().drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
