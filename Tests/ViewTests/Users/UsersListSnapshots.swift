import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The users list looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct UsersListSnapshots {
    @Test("while the first page loads", arguments: ScreenSize.allCases)
    func initialLoading(size: ScreenSize) async {
        expectScreen(await Stage().draw(size))
    }

    @Test("with people", arguments: ScreenSize.allCases)
    func list(size: ScreenSize) async throws {
        expectScreen(try await Stage.showing().draw(size))
    }

    @Test("with bookmarks", arguments: ScreenSize.allCases)
    func bookmarked(size: ScreenSize) async throws {
        let people = UserPage.cast.users
        let stage = try await Stage.showing(bookmarked: [people[1], people[2], people[6]])
        stage.press(.down, .down)
        expectScreen(stage.draw(size))
    }

    @Test("at its end, while the next page loads", arguments: ScreenSize.allCases)
    func loadingNextPage(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.press(.end)
        _ = stage.draw(size)
        expectScreen(stage.draw(size))
    }

    @Test("when a person could not be read", arguments: ScreenSize.allCases)
    func skippedUsers(size: ScreenSize) async throws {
        let skipped = SkippedUser(index: 3, reason: "results[3].email: expected a string, found a number")
        let page = UserPage(users: Array(UserPage.cast.users.prefix(3)), skipped: [skipped])
        expectScreen(try await Stage.showing(page).draw(size))
    }

    @Test("as a search begins", arguments: ScreenSize.allCases)
    func searchBegins(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.type("/")
        expectScreen(stage.draw(size))
    }

    @Test("while a search is typed", arguments: ScreenSize.allCases)
    func searchTyped(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.type("/united k")
        expectScreen(stage.draw(size))
    }

    @Test("with what a search found", arguments: ScreenSize.allCases)
    func searchResults(size: ScreenSize) async throws {
        let stage = try await Stage.showing(bookmarked: [.sample()])
        stage.type("/ada")
        stage.press(.enter, .down)
        expectScreen(stage.draw(size))
    }

    @Test("when a search found nobody", arguments: ScreenSize.allCases)
    func noResults(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.type("/nobody at all")
        expectScreen(stage.draw(size))
    }

    @Test("without people", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await Stage.showing(UserPage(users: [])).draw(size))
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func error(size: ScreenSize) async throws {
        let stage = await Stage()
        try await stage.answerUsers(.failure(.httpError(503)))
        expectScreen(stage.draw(size))
    }

    @Test("when a refresh failed: the people are still there", arguments: ScreenSize.allCases)
    func refreshFailed(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.type("r")
        try await stage.answerUsers(.failure(.noData))
        expectScreen(stage.draw(size))
        stage.press(.escape)
        expectScreen(stage.draw(size), named: "cancelled")
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async throws {
        let stage = try await Stage.showing(bookmarked: [.sample()])
        expectSnapshot(of: stage.draw(usesColor: true), as: .styled)
    }

    @Test("as a picture")
    func picture() async throws {
        let stage = try await Stage.showing(bookmarked: [.sample()])
        expectSnapshot(of: stage.draw(.small, usesColor: true), as: .svg(theme: .dark, title: "Strata"))
    }

    @Test("in ASCII")
    func ascii() async throws {
        let stage = try await Stage.showing(bookmarked: [.sample()])
        expectSnapshot(of: stage.draw(symbols: .ascii), as: .screen)
    }
}
