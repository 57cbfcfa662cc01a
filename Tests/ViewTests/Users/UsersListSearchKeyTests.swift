import Model
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("Keys of the users list's search", .leakChecks, .endsWhenStuck)
struct UsersListSearchKeyTests {
    private let people = UserPage.cast.users

    @Test(
        "the field takes every letter, also those that are keys elsewhere",
        arguments: ["q", "?", ",", "b", "r", "/", "7", " x"])
    func letters(text: String) async throws {
        let stage = try await Stage.showing()
        stage.type("/" + text)
        #expect(stage.screen.contains("/ \(text)"))
        #expect(stage.navigator.calls.isEmpty)
        #expect(!stage.isLoadingUsers)
        #expect(stage.bookmarked == [])
    }

    @Test("what is typed filters at once; backspace widens it again")
    func filtering() async throws {
        let stage = try await Stage.showing()
        stage.type("/ada y")
        #expect(stage.screen.contains("1 of 25 users"))
        stage.press(.backspace, .backspace)
        #expect(stage.screen.contains("2 of 25 users"))
    }

    @Test("home, end, left and right move in the text, not in the list")
    func cursor() async throws {
        let stage = try await Stage.showing()
        stage.type("/d")
        stage.press(.home)
        stage.type("a")
        stage.press(.end)
        stage.type("x")
        stage.press(.left)
        stage.type("a ")
        #expect(stage.screen.contains("/ ada x"))
        #expect(stage.draw().report.cursor == Point(x: 7, y: 2))
    }

    @Test("a paste becomes one line")
    func paste() async throws {
        let stage = try await Stage.showing()
        stage.type("/")
        stage.press(.paste("ada\nlovelace"))
        #expect(stage.screen.contains("/ ada lovelace"))
        #expect(stage.screen.contains("1 of 25 users"))
    }

    @Test("up and down move the selection while one types, and enter ends the typing, not the search")
    func enter() async throws {
        let stage = try await Stage.showing()
        stage.type("/ada")
        stage.press(.down, .enter)
        #expect(stage.draw().report.cursor == nil)
        #expect(stage.screen.contains("2 of 25 users"))
        #expect(stage.navigator.calls.isEmpty)
        stage.press(.enter)
        #expect(stage.navigator.calls == [.showDetail(people[11])])
    }

    @Test("/ goes on with the text that is there")
    func goOn() async throws {
        let stage = try await Stage.showing()
        stage.type("/ada")
        stage.press(.enter)
        stage.type("/ y")
        #expect(stage.screen.contains("/ ada y"))
        #expect(stage.screen.contains("1 of 25 users"))
    }

    @Test("esc ends the search, while one types and after", arguments: [[Key.escape], [.enter, .escape]])
    func escape(keys: [Key]) async throws {
        let stage = try await Stage.showing()
        let before = stage.screen
        stage.type("/ada")
        for key in keys { stage.press(key) }
        #expect(stage.screen == before)
        stage.type("/")
        #expect(stage.screen.contains("/ name, e-mail"))
    }

    @Test("blank text that was left behind does not come back")
    func blank() async throws {
        let stage = try await Stage.showing()
        stage.type("/  ")
        stage.press(.enter)
        stage.type("/")
        #expect(stage.screen.contains("/ name, e-mail"))
    }

    @Test("another text selects the first row again; a bookmark and what loads leave the selection")
    func selection() async throws {
        let stage = try await Stage.showing()
        stage.type("/person")
        stage.press(.down, .down, .enter)
        stage.type("b")
        #expect(stage.bookmarked == [people[14]])
        #expect(stage.selectedRow?.contains("★ Person 014") == true)
        await stage.settle()
        #expect(stage.selectedRow?.contains("★ Person 014") == true)
        stage.type("/ ")
        #expect(stage.selectedRow?.contains("Person 012") == true)
    }

    @Test("asks for no page while searching")
    func paging() async throws {
        let stage = try await Stage.showing()
        stage.type("/person")
        stage.press(.end)
        _ = stage.draw()
        #expect(!stage.isLoadingUsers)
    }

    @Test("a page that comes while searching is searched, too")
    func latePage() async throws {
        let stage = try await Stage.showing()
        stage.press(.end)
        _ = stage.draw()
        stage.type("/person")
        #expect(stage.screen.contains("13 of 25 users"))
        try await stage.answerUsers(.success(.sample(2, count: 3)))
        #expect(stage.screen.contains("16 of 28 users"))
    }
}
