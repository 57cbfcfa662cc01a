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
    @Suite("Snapshots of the bookmarks", .leakChecks, .endsWhenStuck, .snapshots())
    struct Bookmarks {
        private let people = Array(UserPage.cast.users.prefix(7))

        @Test("The bookmarks screen without any bookmarks", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async {
            expectScreen(await UsersHarness.showingBookmarks().drawScreen(size))
        }

        @Test("The bookmarks of seven people", arguments: ScreenSize.allCases)
        func some(size: ScreenSize) async {
            expectScreen(await UsersHarness.showingBookmarks(people).drawScreen(size))
        }

        @Test("The bookmarks while they load")
        func loading() async {
            let harness = await UsersHarness.showingBookmarks()
            harness.type("r")
            expectScreen(harness.drawScreen())
            await harness.settleBookmarks()
        }

        @Test("The bookmarks after reading failed", arguments: ScreenSize.allCases)
        func unreadable(size: ScreenSize) async {
            let path = "/home/ada/.local/share/strata/strata.sqlite"
            let harness = await UsersHarness.showingBookmarks(failure: .notADatabase(path: path))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The bookmarks with their text styles")
        func styled() async {
            expectSnapshot(of: await UsersHarness.showingBookmarks(people).drawScreen(usesColor: true), as: .styled)
        }

        @Test("The bookmarks in ASCII")
        func ascii() async {
            expectSnapshot(of: await UsersHarness.showingBookmarks(people).drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
