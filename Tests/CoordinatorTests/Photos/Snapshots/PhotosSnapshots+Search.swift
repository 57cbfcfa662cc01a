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
    @Suite("Snapshots of the photo search", .leakChecks, .endsWhenStuck, .snapshots())
    struct Search {
        @Test("The photo search before the first search", arguments: ScreenSize.allCases)
        func begins(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showingSearch().drawScreen(size))
        }

        @Test("The photo search while words are typed", arguments: ScreenSize.allCases)
        func typed(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch()
            harness.type("red pop")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photo search while it loads", arguments: ScreenSize.allCases)
        func searching(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showingSearch(for: "red poppy").drawScreen(size))
        }

        @Test("The photo search with results", arguments: ScreenSize.allCases)
        func found(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "poppy")
            try await harness.answer(.success(PhotoPage.gallery.withTotal(57)))
            harness.press(.down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photo search without results", arguments: ScreenSize.allCases)
        func nothing(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "nothing at all")
            try await harness.answer(.success(PhotoPage(photos: [], hasNextPage: false, total: 0)))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photo search after a failure", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showingSearch(for: "poppy")
            try await harness.answer(.failure(.serverError(statusCode: 503)))
            expectScreen(harness.drawScreen(size))
        }
    }
}
