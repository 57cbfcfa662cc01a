import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Keys of the users list", .leakChecks, .endsWhenStuck)
struct UsersListKeyTests {
    @Test("Enter opens the selected user's screen", arguments: [([], 0), ([.down], 1), ([.end], 29)] as [([Key], Int)])
    func selection(keys: [Key], expected: Int) async throws {
        let list = try await PeopleBehind.list()
        for key in keys { list.screen.press(key) }
        list.screen.press(.enter)
        #expect(list.people.opened == [.sample(number: expected)])
    }

    @Test("The b and enter keys act on the person on screen, even if the view model's people have changed")
    func drawnPerson() async throws {
        let list = try await PeopleBehind.list()
        list.unbind()
        list.viewModel.refreshUsers()
        try await list.people.answer(.success(UserPage(users: [.sample()])))
        list.screen.press(.down, .character("b"), .enter)
        await list.people.settle()
        #expect(list.people.store.users == [.sample(number: 1)])
        #expect(list.people.opened == [.sample(number: 1)])
    }

    @Test("A tap on a row's bookmark adds the bookmark; a tap out of range does nothing")
    func tap() async throws {
        let list = try await PeopleBehind.list()
        list.screen.didTapBookmark(for: 2)
        list.screen.didTapBookmark(for: 30)
        await list.people.settle()
        #expect(list.people.store.users == [.sample(number: 2)])
    }

    @Test("The b key's hint says what the key does to the selected person")
    func bookmarkHint() async throws {
        let list = try await PeopleBehind.list()
        #expect(list.screen.keyHints.contains { $0.key == "b" && $0.action == "bookmark" })
        list.screen.press(.character("b"))
        await list.people.settle()
        #expect(list.screen.keyHints.contains { $0.key == "b" && $0.action == "remove bookmark" })
        list.screen.press(.down)
        #expect(list.screen.keyHints.contains { $0.key == "b" && $0.action == "bookmark" })
    }

    @Test("The users list's r key requests page 1 again, and selects the last person if the new list is shorter")
    func refresh() async throws {
        let list = try await PeopleBehind.list()
        list.screen.press(.end, .character("r"))
        try await list.people.answer(.success(.sample(1, count: 2)))
        #expect(list.people.service.questions.map(\.page) == [1, 1])
        list.screen.press(.enter)
        #expect(list.people.opened == [.sample(number: 1)])
    }

    @Test("Keys do nothing in a users list without people", arguments: [Key.enter, .character("b"), .down, .end])
    func emptyList(key: Key) async throws {
        let list = try await PeopleBehind.list(UserPage(users: []))
        let before = Shown(list.screen)
        list.screen.press(key)
        #expect(Shown(list.screen) == before)
        #expect(list.people.opened.isEmpty && list.screen.storing == nil)
    }

    @Test("The users list ignores unused keys", arguments: [Key.character("x"), .control("n"), .escape, .tab, .delete])
    func others(key: Key) async throws {
        let list = try await PeopleBehind.list()
        #expect(!list.screen.handle(key))
    }

    @Test("Drawing the users list requests the next page if one of the last rows is visible")
    func paging() async throws {
        let list = try await PeopleBehind.list()
        list.screen.draw(ScreenSize.small.size)
        #expect(!list.viewModel.isLoading)
        list.screen.press(.end)
        list.screen.draw(ScreenSize.small.size)
        #expect(list.viewModel.isLoading)
        try await list.people.answer(.success(.sample(3, count: 5)))
    }

    @Test(
        "The users list's hints name the keys that work now",
        arguments: [
            ([], "enter / b r"), ([.character("/"), .paste("person")], "enter ctrl-n esc"),
            ([.character("/"), .paste("person"), .enter], "enter / esc ctrl-n b r"),
        ] as [([Key], String)])
    func hints(keys: [Key], expected: String) async throws {
        let list = try await PeopleBehind.list()
        for key in keys { list.screen.press(key) }
        #expect(list.screen.keyHints.map(\.key).joined(separator: " ") == expected)
    }

    @Test("A users list without people has hints only for the search and the refresh")
    func emptyHints() async throws {
        #expect(try await PeopleBehind.list(nil).screen.keyHints.map(\.key) == ["/", "r"])
    }

    @Test("The rows of the users list stay in place while the selection moves between visible rows")
    func still() async throws {
        try await PeopleBehind.list().screen.expectRowsStay()
    }
}
