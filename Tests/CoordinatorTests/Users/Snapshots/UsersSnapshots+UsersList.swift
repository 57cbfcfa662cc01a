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
    @Suite("The users list looks the same as before", .leakChecks, .endsWhenStuck, .snapshots())
    struct UsersList {
        @Test("while the first page loads", arguments: ScreenSize.allCases)
        func initialLoading(size: ScreenSize) async {
            expectScreen(await UsersHarness().drawScreen(size))
        }

        @Test("with people", arguments: ScreenSize.allCases)
        func list(size: ScreenSize) async throws {
            expectScreen(try await UsersHarness.showing().drawScreen(size))
        }

        @Test("with bookmarks", arguments: ScreenSize.allCases)
        func bookmarked(size: ScreenSize) async throws {
            let people = UserPage.cast.users
            let harness = try await UsersHarness.showing(bookmarked: [people[1], people[2], people[6]])
            harness.press(.down, .down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("at its end, while the next page loads", arguments: ScreenSize.allCases)
        func loadingNextPage(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.press(.end)
            _ = harness.drawScreen(size)
            expectScreen(harness.drawScreen(size))
        }

        @Test("when a person could not be read", arguments: ScreenSize.allCases)
        func skippedUsers(size: ScreenSize) async throws {
            let skipped = SkippedEntry(.missing("email"))
            let page = UserPage(users: Array(UserPage.cast.users.prefix(3)), skipped: [skipped])
            expectScreen(try await UsersHarness.showing(page).drawScreen(size))
        }

        @Test("at the beginning of a search", arguments: ScreenSize.allCases)
        func searchBegins(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/")
            expectScreen(harness.drawScreen(size))
        }

        @Test("during a search", arguments: ScreenSize.allCases)
        func searchTyped(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/united k")
            expectScreen(harness.drawScreen(size))
        }

        @Test("with the people a search found", arguments: ScreenSize.allCases)
        func searchResults(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            harness.type("/ada")
            harness.press(.enter, .down)
            expectScreen(harness.drawScreen(size))
        }

        @Test("when a search found nobody", arguments: ScreenSize.allCases)
        func noResults(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/nobody at all")
            expectScreen(harness.drawScreen(size))
        }

        @Test("without people", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await UsersHarness.showing(UserPage(users: [])).drawScreen(size))
        }

        @Test("when loading failed: the reason is there", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = await UsersHarness()
            try await harness.answerUsers(.failure(.httpError(503)))
            expectScreen(harness.drawScreen(size))
        }

        @Test("when a refresh failed: the old people are still there", arguments: ScreenSize.allCases)
        func refreshFailed(size: ScreenSize) async throws {
            let harness = try await UsersHarness.showing()
            harness.type("r")
            try await harness.answerUsers(.failure(.noData))
            expectScreen(harness.drawScreen(size))
        }

        @Test("in colour")
        func styled() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(usesColor: true), as: .styled)
        }

        @Test("in colour, with what a search found marked")
        func searchStyled() async throws {
            let harness = try await UsersHarness.showing()
            harness.type("/kingdom ada love")
            expectSnapshot(of: harness.drawScreen(usesColor: true), as: .styled)
        }

        @Test("as a picture")
        func picture() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(.small, usesColor: true), as: .svg(theme: .dark, title: "Strata"))
        }

        @Test("in ASCII")
        func ascii() async throws {
            let harness = try await UsersHarness.showing(bookmarked: [.sample()])
            expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
