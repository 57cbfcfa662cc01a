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
    @Suite("Snapshots of one person's screen", .leakChecks, .endsWhenStuck, .snapshots())
    struct UserDetail {
        private func makeHarness(_ user: User = .sample(), bookmarked: [User] = []) async throws -> UsersHarness {
            let harness = try await UsersHarness.showing(bookmarked: bookmarked)
            harness.openDetail(of: user)
            return harness
        }

        @Test("A person while the picture loads, with the initials in its place", arguments: ScreenSize.allCases)
        func placeholder(size: ScreenSize) async throws {
            expectScreen(try await makeHarness().drawScreen(size))
        }

        @Test("A person with a picture", arguments: ScreenSize.allCases)
        func picture(size: ScreenSize) async throws {
            let harness = try await makeHarness()
            try await harness.answerPicture()
            expectScreen(harness.drawScreen(size))
        }

        @Test("A bookmarked person", arguments: ScreenSize.allCases)
        func bookmarked(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(bookmarked: [.sample()]).drawScreen(size))
        }

        @Test("A person with an unreadable picture", arguments: ScreenSize.allCases)
        func pictureProblem(size: ScreenSize) async throws {
            let harness = try await makeHarness()
            try await harness.answerPicture(byteCount: 0)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A person with only a name, an email address and a username", arguments: ScreenSize.allCases)
        func missingParts(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(.stranger).drawScreen(size))
        }

        @Test("A person with names that are too long", arguments: ScreenSize.allCases)
        func longNames(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(UserPage.cast.users[6]).drawScreen(size))
        }

        @Test("A person's screen, scrolled to the end", arguments: ScreenSize.allCases)
        func scrolledToEnd(size: ScreenSize) async throws {
            let harness = try await makeHarness()
            _ = harness.drawScreen(size)
            harness.press(.end)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A person in a terminal too narrow for the picture and for two columns")
        func narrow() async {
            let harness = await UsersHarness()
            harness.openDetail(of: .sample())
            expectSnapshot(of: harness.drawScreen(in: Size(width: 24, height: 40)), as: .screen)
        }

        @Test("A person's screen with its text styles")
        func styled() async throws {
            expectSnapshot(of: try await makeHarness(bookmarked: [.sample()]).drawScreen(usesColor: true), as: .styled)
        }

        @Test("A person's screen as an image")
        func svg() async throws {
            let harness = try await makeHarness()
            try await harness.answerPicture()
            expectSnapshot(of: harness.drawScreen(.small, usesColor: true), as: .svg(theme: .light, title: "Strata"))
        }

        @Test("A person's screen in ASCII")
        func ascii() async throws {
            let harness = try await makeHarness()
            try await harness.answerPicture()
            expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
