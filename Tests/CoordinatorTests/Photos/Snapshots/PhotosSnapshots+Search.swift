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
    @Suite("The photo search looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
    struct Search {
        private func makeHarness(searchingFor text: String = "") async throws -> PhotosHarness {
            let harness = try await PhotosHarness.showingSearch()
            harness.type(text)
            if !text.isEmpty { harness.press(.enter) }
            return harness
        }

        @Test("as it begins", arguments: ScreenSize.allCases)
        func begins(size: ScreenSize) async throws {
            expectScreen(try await makeHarness().drawScreen(size))
        }

        @Test("while words are typed", arguments: ScreenSize.allCases)
        func typed(size: ScreenSize) async throws {
            let harness = try await makeHarness()
            harness.type("red pop")
            expectScreen(harness.drawScreen(size))
        }

        @Test("while it searches", arguments: ScreenSize.allCases)
        func searching(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(searchingFor: "red poppy").drawScreen(size))
        }

        @Test("with what was found", arguments: ScreenSize.allCases)
        func found(size: ScreenSize) async throws {
            let harness = try await makeHarness(searchingFor: "poppy")
            var page = PhotoPage.gallery
            page.total = 57
            try await harness.answer(.success(page))
            harness.press(.down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("when nothing was found", arguments: ScreenSize.allCases)
        func nothing(size: ScreenSize) async throws {
            let harness = try await makeHarness(searchingFor: "nothing at all")
            try await harness.answer(.success(PhotoPage(photos: [], hasNextPage: false, total: 0)))
            expectScreen(harness.drawScreen(size))
        }

        @Test("when it failed", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = try await makeHarness(searchingFor: "poppy")
            try await harness.answer(.failure(.serverError(statusCode: 503)))
            expectScreen(harness.drawScreen(size))
            #expect(
                harness.wholePrompt == "Error: The photo service answered with status code 503 [Retry] [Cancel]")
        }
    }
}
