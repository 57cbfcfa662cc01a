import Coordinator
import Interactor
import Model
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
    @Test("A profile shows that it loads, and then the person", arguments: BindingStyle.allCases)
    func loading(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        #expect(harness.screen.contains("Loading the profile"))
        #expect(harness.keyBar.hasPrefix("esc back"))
        try await harness.answer(.success(.sample()))
        #expect(harness.screen.contains("Ada Lovelace"))
        #expect(harness.keyBar.hasPrefix("enter open  b bookmark  r refresh  esc back"))
        #expect(harness.screen.contains("33 years old • London, United Kingdom"))
        #expect(!harness.screen.contains("Loading"))
        #expect(harness.users.questions.count == 1)
    }

    @Test("A profile shows the age on the day on which it opens, not the one that came")
    func age() async throws {
        let harness = await ProfileHarness(.immutable, now: .sample(366 * 24 * 3600))
        try await harness.answer(.success(.sample()))
        #expect(harness.screen.contains("34 years old • London, United Kingdom"))
    }

    @Test("A profile says what failed, and tries again on enter", arguments: BindingStyle.allCases)
    func retry(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("HTTP error with status code: 503"))
        #expect(harness.screen.contains("[ Retry ]"))
        #expect(harness.keyBar.hasPrefix("enter try again  esc back"))
        harness.press(.enter)
        #expect(harness.screen.contains("Loading the profile"))
        try await harness.answer(.success(.sample()))
        #expect(harness.screen.contains("Ada Lovelace") && !harness.screen.contains("503"))
    }

    @Test("A profile adds a bookmark, and removes it", arguments: BindingStyle.allCases)
    func bookmark(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        #expect(harness.screen.contains("Add Bookmark"))
        harness.press(.character("b"))
        #expect(harness.screen.contains("Add Bookmark") && harness.shell.front?.storing != nil)
        await harness.settle()
        #expect(harness.screen.contains("Remove Bookmark") && harness.shell.front?.storing == nil)
        #expect(harness.bookmarks.isBookmarked(.sample()))
        await harness.press(settling: .character("b"))
        #expect(harness.screen.contains("Add Bookmark"))
        #expect(!harness.bookmarks.isBookmarked(.sample()))
    }

    @Test("A profile shows no bookmark that could not be saved", arguments: BindingStyle.allCases)
    func failedBookmark(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.bookmarksStore.failure = .locked(path: "/d")
        await harness.press(settling: .character("b"))
        #expect(harness.screen.contains("Add Bookmark") && harness.shell.front?.storing == nil)
    }

    @Test("A profile opens the screen of the visible person, also after a refresh", arguments: BindingStyle.allCases)
    func detail(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.press(.enter, .character("r"))
        try await harness.answer(.success(.other))
        harness.press(.enter)
        #expect(harness.shownUsers == [.sample(), .other])
    }
}
