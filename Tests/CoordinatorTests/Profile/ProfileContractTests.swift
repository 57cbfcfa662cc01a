import Coordinator
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

/// The behaviour that is the same in every binding style: keys in, text out.
@MainActor
@Suite("A profile in every binding style", .leakChecks, .endsWhenStuck)
struct ProfileContractTests {
    @Test("A profile shows the age on the day when the profile opens, not the age that the service sent")
    func age() async throws {
        let harness = await ProfileHarness(.immutable, now: .sample(366 * 24 * 3600))
        try await harness.answer(.success(.sample()))
        #expect(harness.screen.contains("34 years old • London, United Kingdom"))
    }

    @Test("A profile shows no bookmark that could not be saved", arguments: BindingStyle.allCases)
    func failedBookmark(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.bookmarksStore.failure = .locked(path: "/d")
        await harness.press(settling: .character("b"))
        #expect(harness.screen.contains("Add Bookmark") && harness.shell.front?.storing == nil)
    }

    @Test("A profile opens the visible person's screen, before and after a refresh", arguments: BindingStyle.allCases)
    func detail(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.press(.enter, .character("r"))
        try await harness.answer(.success(.other))
        harness.press(.enter)
        #expect(harness.shownUsers == [.sample(), .other])
    }
}
