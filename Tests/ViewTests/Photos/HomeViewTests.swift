import Binding
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
        "The photos' view draws the photos or says why there are none, and draws the summary below",
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
        "The photos' view names the keys that can be used now",
        arguments: [
            (.success(.sample(1)), ["enter open", "/ search", "r load more"]),
            (.success(.sample(1, hasNextPage: false)), ["enter open", "/ search", "r refresh"]),
            (.failure(.unknownError), ["/ search", "r try again"]),
        ] as [(Result<PhotoPage, APIError>, [String])])
    func hints(result: Result<PhotoPage, APIError>, expected: [String]) async throws {
        let (home, _) = try await BoundHome.opened(result)
        #expect(home.screen.keyHints.map { "\($0.key) \($0.action)" } == expected)
    }

    @Test("The photos' view names no key to load more while a page loads")
    func hintsWhileLoading() async throws {
        let (home, _) = try await BoundHome.opened()
        #expect(home.screen.keyHints.map(\.key) == ["/"])
    }

    @Test(
        "The photos' view says why loading failed, and offers a retry if a retry can help",
        arguments: [
            (.rateLimited, "Error: The photo service got too many requests. Wait a while. [Retry] [Cancel]"),
            (.missingAccessKey, "Error: The photo service needs an access key. Add one and start again. [OK]"),
        ] as [(APIError, String)])
    func alert(error: APIError, expected: String) async throws {
        let (home, harness) = try await BoundHome.opened(.failure(error))
        #expect(harness.wholePrompt == expected)
        #expect(home.screen.failure == error.text)
    }

    @Test("Enter opens the selected photo", arguments: [([], 0), ([.right], 1), ([.down], 2)] as [([Key], Int)])
    func open(keys: [Key], index: Int) async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        harness.draw()
        for key in keys { harness.press(key) }
        harness.press(.enter)
        #expect(home.navigator.calls == [.showDetail(PhotoPage.gallery.photos[index])])
    }

    @Test("Enter opens the photo on screen, even if the view model's photos have changed")
    func drawnPhoto() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1, hasNextPage: false)))
        home.screen.press(.right)
        home.unbind()
        harness.type("r")
        try await home.handle([.answer(.success(.sample(2)))])
        harness.press(.enter)
        #expect(home.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("A click selects a photo, and another click opens it")
    func click() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        try harness.click("Renée")
        #expect(home.navigator.calls == [])
        try harness.click("Renée")
        #expect(home.navigator.calls == [.showDetail(PhotoPage.gallery.photos[1])])
    }

    @Test("Enter opens nothing if there are no photos", arguments: [Key.enter, .down, .end])
    func empty(key: Key) async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1, count: 0)))
        harness.press(key, .enter)
        #expect(home.navigator.calls == [])
    }

    @Test("A slash opens the photo search")
    func search() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        harness.type("/")
        #expect(home.navigator.calls == [.showSearch])
    }

    @Test("The r key loads more photos, or the first page again if there are no more photos")
    func load() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.type("r")
        try await home.handle([.answer(.success(.sample(2, hasNextPage: false)))])
        harness.type("r")
        try await home.handle([.answer(.success(.sample(3, count: 3)))])
        #expect(home.service.questions.map(\.page) == [1, 2, 1])
        #expect(harness.screen.contains("3 photos"))
    }

    @Test("When the last photo appears, the next page loads a single time, and the selection stays")
    func paging() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.draw()
        #expect(home.work.isSettled)
        harness.press(.end)
        harness.draw()
        harness.draw()
        try await home.handle([.answer(.success(.sample(2)))])
        harness.press(.enter)
        #expect(home.service.questions.map(\.page) == [1, 2])
        #expect(home.navigator.calls == [.showDetail(.sample(number: 9))])
    }

    @Test("Retry loads a failed page of photos again, but drawing the screen again does not")
    func retry() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.press(.end)
        harness.draw()
        try await home.handle([.answer(.failure(.rateLimited))])
        harness.draw()
        #expect(home.work.isSettled)
        harness.press(.enter)
        try await home.handle([.answer(.success(.sample(2)))])
        #expect(harness.prompt == nil && home.service.questions.map(\.page) == [1, 2, 2])
    }

    @Test("The photos' view leaves unused keys to the shell", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) async throws {
        let (home, _) = try await BoundHome.opened(.success(.sample(1)))
        #expect(home.screen.handle(key) == false)
    }
}
