import Model
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
        let stage = try await Stage.showing()
        _ = stage.draw()
        for key in keys { stage.press(key) }
        stage.press(.enter)
        #expect(stage.navigator.calls == [.showDetail(people[expected])])
    }

    @Test("b adds the selected person's bookmark, and removes it")
    func bookmark() async throws {
        let stage = try await Stage.showing()
        stage.press(.down)
        stage.type("b")
        #expect(stage.bookmarked == [people[1]])
        stage.type("b")
        #expect(stage.bookmarked == [])
        await stage.settle()
    }

    @Test("r asks for the first page anew; the list and its selection stay")
    func refresh() async throws {
        let stage = try await Stage.showing()
        stage.press(.down)
        stage.type("r")
        #expect(stage.selectedRow?.contains("Renée") == true)
        try await stage.answerUsers(.success(UserPage(users: Array(people.prefix(5).reversed()))))
        #expect(stage.users.questions == [.init(page: 1, seed: nil), .init(page: 1, seed: nil)])
        #expect(stage.selectedRow?.contains("Zoe\u{308}") == true)
    }

    @Test("the selection moves up to the last row of a list that became shorter")
    func shorterList() async throws {
        let stage = try await Stage.showing()
        stage.press(.end)
        stage.type("r")
        try await stage.answerUsers(.success(UserPage(users: Array(people.prefix(2)))))
        #expect(stage.selectedRow?.contains("Renée") == true)
        stage.press(.enter)
        #expect(stage.navigator.calls == [.showDetail(people[1])])
    }

    @Test("do nothing where there is nobody", arguments: [Key.enter, .character("b"), .down, .end])
    func emptyList(key: Key) async throws {
        let stage = try await Stage.showing(UserPage(users: []))
        let before = stage.screen
        stage.press(key)
        #expect(stage.screen == before)
        #expect(stage.navigator.calls.isEmpty)
        #expect(stage.bookmarked == [])
    }

    @Test(
        "that have no meaning are left to the container",
        arguments: [Key.character("x"), .escape, .left, .tab, .delete])
    func others(key: Key) async throws {
        let stage = try await Stage.showing()
        #expect(!stage.usersView.handle(key))
    }

    @Test("rows within five of the end ask for the next page as they show", arguments: [(19, false), (20, true)])
    func paging(lastRow: Int, asks: Bool) async throws {
        let stage = try await Stage.showing()
        for _ in 0..<lastRow { stage.press(.down) }
        #expect(stage.draw(.small).report.shownRows?.last == lastRow)
        #expect(stage.isLoadingUsers == asks)
    }

    @Test("the next page comes in below, and the selection stays where it was")
    func nextPage() async throws {
        let stage = try await Stage.showing()
        stage.press(.end)
        _ = stage.draw()
        try await stage.answerUsers(.success(.sample(2, count: 3)))
        #expect(stage.users.questions == [.init(page: 1, seed: nil), .init(page: 2, seed: "cast")])
        #expect(stage.selectedRow?.contains("Person 024") == true)
        #expect(stage.screen.contains("28 users"))
    }

    @Test("hints say what works now")
    func hints() async throws {
        let stage = await Stage()
        #expect(stage.usersView.keyHints.map(\.key) == ["/", "r"])
        try await stage.answerUsers(.success(.cast))
        #expect(stage.usersView.keyHints.map(\.key) == ["enter", "/", "b", "r"])
        stage.type("/ada")
        #expect(stage.usersView.keyHints.map(\.key) == ["enter", "esc"])
        stage.press(.enter)
        #expect(stage.usersView.keyHints.map(\.key) == ["enter", "/", "esc", "b", "r"])
    }
}
