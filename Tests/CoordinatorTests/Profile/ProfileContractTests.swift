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
    @Test("shows that it loads, and then the person", arguments: BindingStyle.allCases)
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

    @Test("shows the age on the day on which it opens, not the one that came", arguments: BindingStyle.allCases)
    func age(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style, now: .sample(366 * 24 * 3600))
        try await harness.answer(.success(.sample()))
        #expect(harness.screen.contains("34 years old • London, United Kingdom"))
    }

    @Test("says what failed, and tries again on enter", arguments: BindingStyle.allCases)
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

    @Test("treats an answer without people as a failure", arguments: BindingStyle.allCases)
    func nobody(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        try await harness.users.nextRequest().answer(.success(UserPage(users: [])))
        await harness.settle()
        #expect(harness.screen.contains("  ! No users available.  "))
        let reason = FormatError(path: "results[0].name", expected: .text, found: .nothing)
        harness.press(.enter)
        try await harness.users.nextRequest().answer(
            .success(UserPage(users: [], skipped: [SkippedEntry(reason)])))
        await harness.settle()
        #expect(harness.screen.contains("No users available, 1 skipped: “results[0].name” is missing."))
        #expect(harness.keyBar.hasPrefix("enter try again  esc back"))
    }

    @Test("keeps the person while another is being loaded", arguments: BindingStyle.allCases)
    func refresh(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.press(.character("r"))
        #expect(harness.screen.contains("Ada Lovelace") && harness.screen.contains("Refreshing"))
        try await harness.answer(.success(.other))
        #expect(harness.screen.contains("Grace Hopper"))
        #expect(!harness.screen.contains("Ada Lovelace") && !harness.screen.contains("Refreshing"))
    }

    @Test("keeps the person when a refresh fails, and says so until one succeeds", arguments: BindingStyle.allCases)
    func failedRefresh(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.press(.character("r"))
        try await harness.answer(.failure(.noData))
        #expect(harness.screen.contains("Ada Lovelace") && harness.screen.contains("No data received"))
        #expect(harness.screen.contains("r try again"))
        harness.press(.character("r"))
        try await harness.answer(.success(.other))
        #expect(harness.screen.contains("Grace Hopper") && !harness.screen.contains("No data received"))
    }

    @Test("ignores the late answer of a request that another has replaced", arguments: BindingStyle.allCases)
    func lateAnswer(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style, answersLate: true)
        let early = try await harness.users.nextRequest()
        harness.press(.character("r"))
        try await harness.users.nextRequest().answer(.success(UserPage(users: [.other])))
        early.answer(.success(UserPage(users: [.sample()])))
        await harness.settle()
        #expect(harness.screen.contains("Grace Hopper") && !harness.screen.contains("Ada Lovelace"))
    }

    @Test("adds a bookmark, and removes it", arguments: BindingStyle.allCases)
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

    @Test("shows no bookmark that could not be saved", arguments: BindingStyle.allCases)
    func failedBookmark(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.bookmarksStore.failure = .locked(path: "/d")
        await harness.press(settling: .character("b"))
        #expect(harness.screen.contains("Add Bookmark") && harness.shell.front?.storing == nil)
    }

    @Test("shows that a bookmark was removed on another screen", arguments: BindingStyle.allCases)
    func sharedBookmark(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style, bookmarked: [.sample(), .other])
        #expect(harness.screen.contains("Remove Bookmark"))
        harness.bookmarks.remove(.other)
        await harness.settle()
        #expect(harness.screen.contains("Remove Bookmark"))
        harness.bookmarks.removeAll()
        await harness.settle()
        #expect(harness.screen.contains("Add Bookmark"))
    }

    @Test("opens the screen of the person who shows", arguments: BindingStyle.allCases)
    func detail(style: BindingStyle) async throws {
        let harness = try await ProfileHarness.showing(style)
        harness.press(.enter, .character("r"))
        try await harness.answer(.success(.other))
        harness.press(.enter)
        #expect(harness.shownUsers == [.sample(), .other])
    }

    @Test("opens and bookmarks nobody before a person was loaded", arguments: BindingStyle.allCases)
    func early(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        harness.press(.enter, .character("b"))
        try await harness.answer(.success(.sample()))
        #expect(harness.shownUsers.isEmpty)
        #expect(harness.screen.contains("Add Bookmark"))
    }
}
