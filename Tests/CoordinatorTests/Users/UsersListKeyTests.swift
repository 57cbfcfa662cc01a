import Coordinator
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the users list", .leakChecks, .endsWhenStuck)
struct UsersListKeyTests {
    private let people = UserPage.cast.users

    @Test(
        "move the selection, and enter opens it",
        arguments: [
            ([], 0), ([.down], 1), ([.down, .down, .up], 1), ([.up], 0), ([.end], 24), ([.end, .down], 24),
            ([.end, .home], 0), ([.pageDown], 18), ([.pageDown, .pageUp], 0), ([.scrollDown], 3),
            ([.scrollDown, .scrollUp], 0),
        ] as [([Key], Int)])
    func selection(keys: [Key], expected: Int) async throws {
        let harness = try await UsersHarness.showing()
        _ = harness.draw()
        for key in keys { harness.press(key) }
        harness.press(.enter)
        #expect(harness.title == people[expected].fullName)
    }

    @Test("b adds the selected person's bookmark, then removes it")
    func bookmark() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.down)
        harness.type("b")
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [people[1]] && harness.keyBar.contains("b remove bookmark"))
        harness.type("b")
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [] && harness.keyBar.contains("b bookmark"))
    }

    @Test("r requests the first page again; the list and its selection stay")
    func refresh() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.down)
        harness.type("r")
        #expect(harness.selectedRow?.contains("Renée") == true)
        try await harness.answerUsers(.success(UserPage(users: Array(people.prefix(5).reversed()))))
        #expect(harness.users.questions == [.init(page: 1, seed: nil), .init(page: 1, seed: nil)])
        #expect(harness.selectedRow?.contains("Zoe\u{308}") == true)
    }

    @Test("the selection moves to the last row of a shorter list")
    func shorterList() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.end)
        harness.type("r")
        try await harness.answerUsers(.success(UserPage(users: Array(people.prefix(2)))))
        #expect(harness.selectedRow?.contains("Renée") == true)
        harness.press(.enter)
        #expect(harness.title == people[1].fullName)
    }

    @Test("do nothing without people", arguments: [Key.enter, .character("b"), .down, .end])
    func emptyList(key: Key) async throws {
        let harness = try await UsersHarness.showing(UserPage(users: []))
        let before = harness.screen
        harness.press(key)
        #expect(harness.screen == before)
        #expect(harness.route == .users)
        #expect(harness.bookmarked == [])
    }

    @Test(
        "other keys are left to the shell",
        arguments: [Key.character("x"), .escape, .tab, .delete])
    func others(key: Key) async throws {
        let harness = try await UsersHarness.showing()
        #expect(harness.shell.front?.handle(key) == false)
    }

    @Test("a row within five of the end requests the next page when it shows", arguments: [(19, false), (20, true)])
    func paging(lastRow: Int, asks: Bool) async throws {
        let harness = try await UsersHarness.showing()
        for _ in 0..<lastRow { harness.press(.down) }
        #expect(harness.draw(.small).report.shownRows?.last == lastRow)
        #expect(harness.isLoadingUsers == asks)
    }

    @Test("the next page is added below, and the selection stays")
    func nextPage() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.end)
        _ = harness.draw()
        try await harness.answerUsers(.success(.sample(2, count: 3)))
        #expect(harness.users.questions == [.init(page: 1, seed: nil), .init(page: 2, seed: "cast")])
        #expect(harness.selectedRow?.contains("Person 024") == true)
        #expect(harness.screen.contains("28 users"))
    }

    @Test("the hints name the keys that work now")
    func hints() async throws {
        let harness = await UsersHarness()
        #expect(harness.shell.front?.keyHints.map(\.key) == ["/", "r"])
        try await harness.answerUsers(.success(.cast))
        #expect(harness.shell.front?.keyHints.map(\.key) == ["enter", "/", "b", "r"])
        harness.type("/ada")
        #expect(harness.shell.front?.keyHints.map(\.key) == ["enter", "ctrl-n", "esc"])
        harness.press(.enter)
        #expect(harness.shell.front?.keyHints.map(\.key) == ["enter", "/", "esc", "ctrl-n", "b", "r"])
    }
}
