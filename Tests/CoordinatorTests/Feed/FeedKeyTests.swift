import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The keys of the feed", .leakChecks, .endsWhenStuck)
struct FeedKeyTests {
    @Test("a click selects an entry, and another click likes it")
    func click() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        try harness.click("Person 001")
        #expect(harness.rows()[1].hasPrefix("▸") && harness.likes.model == [])
        try harness.click("Person 001")
        #expect(harness.likes.model == [1])
    }

    @Test("r refreshes and tries again after a failure, which keeps the entries", arguments: [true, false])
    func refresh(fails: Bool) async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        #expect(harness.keyBar.contains("r refresh"))
        harness.press(.character("r"))
        try await harness.answer(fails ? .failure(.httpError(503)) : .success(.sample(count: 4)))
        #expect(harness.screen.contains("HTTP error with status code: 503") == fails)
        #expect(harness.screen.contains(fails ? "3 entries" : "4 entries"))
        #expect(harness.keyBar.contains(fails ? "r try again" : "r refresh"))
        harness.press(.character("r"))
        try await harness.answer(.success(.sample(count: 5)))
        #expect(harness.screen.contains("5 entries") && !harness.screen.contains("HTTP"))
    }

    @Test("a shorter feed moves the selection to its last entry")
    func shorter() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        harness.press(.end, .character("r"))
        try await harness.answer(.success(.sample(count: 2)))
        #expect(harness.rows()[1].hasPrefix("▸"))
        harness.press(.enter)
        #expect(harness.likes.model == [1])
        harness.press(.character("r"))
        try await harness.answer(.success([]))
        harness.press(.enter)
        #expect(harness.likes.model == [1] && !harness.keyBar.contains("enter"))
    }
}
