import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI

/// What every binding of the profile keeps to, as its user sees it: keys in, text out.
@MainActor
@Suite("A profile, however it is bound", .leakChecks, .endsWhenStuck)
struct ProfileContractTests {
    @Test("says that it loads, and then shows who came", arguments: BindingStyle.allCases)
    func loading(style: BindingStyle) async throws {
        let module = await ProfileModule(style)
        #expect(module.screen.contains("Loading the profile"))
        try await module.answer(.success(.sample()))
        #expect(module.screen.contains("Ada Lovelace"))
        #expect(module.screen.contains("33 years old • London, United Kingdom"))
        #expect(!module.screen.contains("Loading"))
        #expect(module.users.questions.count == 1)
    }

    @Test("shows what failed, and enter tries again", arguments: BindingStyle.allCases)
    func retry(style: BindingStyle) async throws {
        let module = await ProfileModule(style)
        try await module.answer(.failure(.httpError(503)))
        #expect(module.screen.contains("HTTP error with status code: 503"))
        #expect(module.screen.contains("[ Retry ]"))
        module.press(.enter)
        #expect(module.screen.contains("Loading the profile"))
        try await module.answer(.success(.sample()))
        #expect(module.screen.contains("Ada Lovelace") && !module.screen.contains("503"))
    }

    @Test("an answer without anybody is a failure", arguments: BindingStyle.allCases)
    func nobody(style: BindingStyle) async throws {
        let module = await ProfileModule(style)
        try await module.users.nextRequest().answer(.success(UserPage(users: [])))
        await module.settle()
        #expect(module.screen.contains("No data received"))
    }

    @Test("keeps who is there while another is on the way", arguments: BindingStyle.allCases)
    func refresh(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style)
        module.press(.character("r"))
        #expect(module.screen.contains("Ada Lovelace") && module.screen.contains("Refreshing"))
        try await module.answer(.success(.other))
        #expect(module.screen.contains("Grace Hopper"))
        #expect(!module.screen.contains("Ada Lovelace") && !module.screen.contains("Refreshing"))
    }

    @Test("keeps who is there when a refresh fails, and says so until one succeeds", arguments: BindingStyle.allCases)
    func failedRefresh(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style)
        module.press(.character("r"))
        try await module.answer(.failure(.noData))
        #expect(module.screen.contains("Ada Lovelace") && module.screen.contains("No data received"))
        #expect(module.screen.contains("r try again"))
        module.press(.character("r"))
        try await module.answer(.success(.other))
        #expect(module.screen.contains("Grace Hopper") && !module.screen.contains("No data received"))
    }

    @Test("ignores the late answer of a request that another has replaced", arguments: BindingStyle.allCases)
    func lateAnswer(style: BindingStyle) async throws {
        let module = await ProfileModule(style, users: ManualUsersService(answersLate: true))
        let early = try await module.users.nextRequest()
        module.press(.character("r"))
        try await module.users.nextRequest().answer(.success(UserPage(users: [.other])))
        early.answer(.success(UserPage(users: [.sample()])))
        await module.settle()
        #expect(module.screen.contains("Grace Hopper") && !module.screen.contains("Ada Lovelace"))
    }

    @Test("adds the bookmark, and removes it", arguments: BindingStyle.allCases)
    func bookmark(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style)
        #expect(module.screen.contains("Add Bookmark"))
        module.press(.character("b"))
        #expect(module.screen.contains("Remove Bookmark"))
        #expect(module.bookmarks.isBookmarked(.sample()))
        module.press(.character("b"))
        #expect(module.screen.contains("Add Bookmark"))
        #expect(!module.bookmarks.isBookmarked(.sample()))
    }

    @Test("takes a bookmark back that could not be saved", arguments: BindingStyle.allCases)
    func failedBookmark(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style)
        module.bookmarksStore.failure = .locked(path: "/d")
        module.press(.character("b"))
        #expect(module.screen.contains("Remove Bookmark"))
        await module.settle()
        #expect(module.screen.contains("Add Bookmark"))
    }

    @Test("hears of a bookmark that is removed on another screen", arguments: BindingStyle.allCases)
    func sharedBookmark(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style, bookmarked: [.sample(), .other])
        #expect(module.screen.contains("Remove Bookmark"))
        module.bookmarks.remove(.other)
        #expect(module.screen.contains("Remove Bookmark"))
        module.bookmarks.removeAll()
        #expect(module.screen.contains("Add Bookmark"))
    }

    @Test("opens the screen of who shows", arguments: BindingStyle.allCases)
    func detail(style: BindingStyle) async throws {
        let module = try await ProfileModule.showing(style)
        module.press(.enter, .character("r"))
        try await module.answer(.success(.other))
        module.press(.enter)
        #expect(module.navigator.calls == [.showDetail(.sample()), .showDetail(.other)])
    }

    @Test("opens and bookmarks nobody before somebody came", arguments: BindingStyle.allCases)
    func early(style: BindingStyle) async throws {
        let module = await ProfileModule(style)
        module.press(.enter, .character("b"))
        try await module.answer(.success(.sample()))
        #expect(module.navigator.calls.isEmpty)
        #expect(module.screen.contains("Add Bookmark"))
    }
}
