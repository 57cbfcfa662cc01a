import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI

extension PhotosSnapshots {
    @MainActor
    @Suite("The photo search looks as before", .leakChecks, .endsWhenStuck, .snapshots())
    struct Search {
        @Test("before the first search", arguments: ScreenSize.allCases)
        func begins(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showingSearch().drawScreen(size))
        }

        @Test("while a query is typed", arguments: ScreenSize.allCases)
        func typed(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch()
            harness.type("red pop")
            expectScreen(harness.drawScreen(size))
        }

        @Test("while it loads", arguments: ScreenSize.allCases)
        func searching(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showingSearch(for: "red poppy").drawScreen(size))
        }

        @Test("with results", arguments: ScreenSize.allCases)
        func found(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "poppy")
            try await harness.answer(.success(PhotoPage.gallery.withTotal(57)))
            harness.press(.down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("without results", arguments: ScreenSize.allCases)
        func nothing(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "nothing at all")
            try await harness.answer(.success(PhotoPage(photos: [], hasNextPage: false, total: 0)))
            expectScreen(harness.drawScreen(size))
        }

        @Test("after a failure", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "poppy")
            try await harness.answer(.failure(.serverError(statusCode: 503)))
            expectScreen(harness.drawScreen(size))
        }
    }
}
