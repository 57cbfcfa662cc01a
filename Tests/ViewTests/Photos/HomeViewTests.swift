import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewTests {
    @Test(
        "draws the photos, or why there are none, then what is missing",
        arguments: [
            (.success(.sample(1, count: 1, hasNextPage: false)), "Photographer 0", "│1 photo "),
            (.success(.unreadable(hasNextPage: false)), "Refresh, or search for photos", "│0 photos, 1 skipped"),
            (.failure(.missingAccessKey), "needs an access key", "│0 photos, the last load failed"),
        ] as [(Result<PhotoPage, APIError>, String, String)])
    func draws(result: Result<PhotoPage, APIError>, text: String, summary: String) async throws {
        let (_, harness) = try await BoundHome.opened(result)
        #expect(harness.screen.contains(text))
        #expect(harness.screen.contains(summary))
    }

    @Test(
        "names the keys that can be used now",
        arguments: [
            (.success(.sample(1)), ["enter open", "/ search", "r load more"]),
            (.success(.sample(1, hasNextPage: false)), ["enter open", "/ search", "r refresh"]),
            (.failure(.unknownError), ["/ search", "r try again"]),
        ] as [(Result<PhotoPage, APIError>, [String])])
    func hints(result: Result<PhotoPage, APIError>, expected: [String]) async throws {
        let (home, _) = try await BoundHome.opened(result)
        #expect(home.screen.keyHints.map { "\($0.key) \($0.action)" } == expected)
    }

    @Test("names no key to load more while a page loads")
    func hintsWhileLoading() async throws {
        let (home, _) = try await BoundHome.opened()
        #expect(home.screen.keyHints.map(\.key) == ["/"])
    }

    @Test(
        "says why loading failed, and offers to retry if that can help",
        arguments: [
            (.rateLimited, "Error: The photo service got too many requests. Wait a while. [Retry] [Cancel]"),
            (.missingAccessKey, "Error: The photo service needs an access key. Add one and start again. [OK]"),
        ] as [(APIError, String)])
    func alert(error: APIError, expected: String) async throws {
        let (home, harness) = try await BoundHome.opened(.failure(error))
        #expect(harness.wholePrompt == expected)
        #expect(home.screen.failure == error.text)
    }
}
