import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension UsersSnapshots {
    @MainActor
    @Suite("Snapshots of the users list", .leakChecks, .endsWhenStuck, .snapshots())
    struct UsersList {
        @Test("The users list while the first page loads", arguments: ScreenSize.allCases)
        func initialLoading(size: ScreenSize) async {
            expectScreen(await UsersHarness().drawScreen(size))
        }

        @Test("The users list with people", arguments: ScreenSize.allCases)
        func list(size: ScreenSize) async throws {
            expectScreen(try await UsersHarness.showing().drawScreen(size))
        }

        @Test("The users list with bookmarked people", arguments: ScreenSize.allCases)
        func bookmarked(size: ScreenSize) async throws {
            let people = UserPage.cast.users
            let harness = try await UsersHarness.showing(bookmarked: [people[1], people[2], people[6]])
            harness.press(.down, .down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The end of the users list while the next page loads", arguments: ScreenSize.allCases)
        func loadingNextPage(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.press(.end)
            _ = harness.drawScreen(size)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list with an unreadable person", arguments: ScreenSize.allCases)
        func skippedUsers(size: ScreenSize) async throws {
            let skipped = SkippedEntry(.missing("email"))
            let page = UserPage(users: Array(UserPage.cast.users.prefix(3)), skipped: [skipped])
            expectScreen(try await UsersHarness.showing(page).drawScreen(size))
        }

        @Test("The users list at the beginning of a search", arguments: ScreenSize.allCases)
        func searchBegins(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list while a search is typed", arguments: ScreenSize.allCases)
        func searchTyped(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/united k")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list with the results of a search", arguments: ScreenSize.allCases)
        func searchResults(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            harness.type("/ada")
            harness.press(.enter, .down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list after a search found nobody", arguments: ScreenSize.allCases)
        func noResults(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/nobody at all")
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list without people", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await UsersHarness.showing(UserPage(users: [])).drawScreen(size))
        }

        @Test("The users list after loading failed, with the reason", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = await UsersHarness()
            try await harness.answerUsers(.failure(.httpError(503)))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list after a refresh failed, with its old people", arguments: ScreenSize.allCases)
        func refreshFailed(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("r")
            try await harness.answerUsers(.failure(.noData))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The users list with its text styles")
        func styled() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(usesColor: true), as: .styled)
        }

        @Test("The users list with the matches of a search marked")
        func searchStyled() async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/kingdom ada love")
            expectSnapshot(of: harness.drawScreen(usesColor: true), as: .styled)
        }

        @Test("The users list as an image")
        func picture() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(.small, usesColor: true), as: .svg(theme: .dark, title: "Strata"))
        }

        @Test("The users list in ASCII")
        func ascii() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
