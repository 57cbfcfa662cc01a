import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View

@MainActor
@Suite("The binding of the photo search", .leakChecks, .endsWhenStuck)
struct PhotoSearchViewBindingTests {
    nonisolated private static let found: [PhotoSearchScreen.Event] = [.search("poppy"), .answer(.success(.sample(1)))]

    /// Ways for the screen to change: in each, the last event is the change, and those before it lead there.
    nonisolated private static let changes: [[PhotoSearchScreen.Event]] = [
        [.search("poppy")],
        found,
        [.search("poppy"), .answer(.success(.sample(1, count: 0, hasNextPage: false)))],
        [.search("poppy"), .answer(.failure(.rateLimited))],
        [.search("poppy"), .answer(.failure(.rateLimited)), .fetch],
        found + [.fetch],
        found + [.fetch, .answer(.success(.sample(2)))],
        found + [.fetch, .answer(.failure(.rateLimited))],
        found + [.search("daisy")],
        found + [.search("daisy"), .answer(.success(.sample(3)))],
    ]

    @Test("carries every change, and catches up when it is made again", arguments: changes)
    func carriesWhatShows(events: [PhotoSearchScreen.Event]) async throws {
        try await expectBindingCarriesWhatShows {
            try await $0.handle(events.suffix(1))
        } make: {
            let screen = PhotoSearchScreen()
            try await screen.handle(events.dropLast())
            return screen
        }
    }

    @Test("needs each closure", arguments: PhotoSearchScreen.Closure.allCases)
    func closureIsNeeded(closure: PhotoSearchScreen.Closure) async throws {
        let changes: [@MainActor (PhotoSearchScreen) async throws -> Void] = Self.changes.map { events in
            { try await $0.handle(events) }
        }
        try await expectCallIsNeeded(for: changes) { isDeaf in
            let screen = PhotoSearchScreen()
            if isDeaf { screen.unset(closure) }
            return screen
        }
    }

    @Test("repeats no alert when it is made again")
    func alertOnce() async throws {
        let module = PhotoSearchScreen()
        try await module.handle([.search("poppy"), .answer(.failure(.rateLimited))])
        #expect(module.screen.prompts.first?.title == "Error")
        module.screen.prompts = PromptQueue()
        module.bind()
        #expect(module.screen.prompts.isEmpty)
    }

    @Test("takes the alert of a failed search back when the next one begins")
    func outdatedAlert() async throws {
        let module = PhotoSearchScreen()
        try await module.handle([.search("poppy"), .answer(.failure(.rateLimited)), .search("daisy")])
        #expect(module.screen.prompts.isEmpty)
        try await module.handle([.answer(.failure(.serverError(statusCode: 500)))])
        #expect(module.screen.prompts.first?.message.contains("status code 500") == true)
        try await module.handle([.fetch, .answer(.success(.sample(1)))])
        #expect(module.screen.prompts.isEmpty)
    }
}
