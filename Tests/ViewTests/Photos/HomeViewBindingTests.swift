import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View

@MainActor
@Suite("The binding of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewBindingTests {
    nonisolated private static let found: [BoundHome.Event] = [.search("poppy"), .answer(.success(.sample(1)))]

    /// Events of a search; the last event of each array is the change that the test checks.
    nonisolated private static let searches: [[BoundHome.Event]] = [
        [.search("poppy")],
        [.search("poppy"), .answer(.success(.sample(1, count: 0, hasNextPage: false)))],
        [.search("poppy"), .answer(.failure(.rateLimited))],
        found + [.search("daisy")],
        found + [.search("daisy"), .answer(.success(.sample(3)))],
    ]

    /// Events of the photos; the last event of each array is the change that the test checks.
    nonisolated private static let changes: [[BoundHome.Event]] = [
        [.fetch],
        [.fetch, .answer(.success(.sample(1)))],
        [.fetch, .answer(.success(.sample(1, count: 0)))],
        [.fetch, .answer(.failure(.rateLimited))],
        [.fetch, .answer(.failure(.rateLimited)), .fetch],
        [.fetch, .answer(.success(.sample(1))), .fetch],
        [.fetch, .answer(.success(.sample(1))), .fetch, .answer(.success(.sample(2)))],
        [.fetch, .answer(.success(.sample(1))), .fetch, .answer(.success(.unreadable(hasNextPage: false)))],
        [.fetch, .answer(.success(.sample(1))), .fetch, .answer(.failure(.rateLimited))],
    ]

    @Test(
        "A change to the photos or a search updates the bound screen; rebinding brings the screen up to date",
        arguments: changes.map { (nil, $0) } + searches.map { ("", $0) } as [(String?, [BoundHome.Event])])
    func updatesScreen(query: String?, events: [BoundHome.Event]) async throws {
        try await expectBindingUpdatesScreen {
            try await $0.handle(events.suffix(1))
        } make: {
            let screen = BoundHome(query: query)
            try await screen.handle(events.dropLast())
            return screen
        }
    }

    @Test("The photos' view repeats no alert when it is bound again")
    func alertOnce() async throws {
        let module = BoundHome()
        try await module.handle([.fetch, .answer(.failure(.rateLimited))])
        #expect(module.screen.prompts.first?.title == "Error")
        module.screen.prompts = PromptQueue()
        module.bind()
        #expect(module.screen.prompts.isEmpty)
    }

    @Test("The alert of a failed load of photos is removed when the next load begins")
    func outdatedAlert() async throws {
        let module = BoundHome()
        try await module.handle([.fetch, .answer(.failure(.rateLimited))])
        module.screen.type("r")
        #expect(module.screen.prompts.isEmpty)
        try await module.handle([.answer(.failure(.serverError(statusCode: 500)))])
        #expect(module.screen.prompts.first?.message.contains("status code 500") == true)
        try await module.handle([.fetch, .answer(.success(.sample(1)))])
        #expect(module.screen.prompts.isEmpty)
    }
}
