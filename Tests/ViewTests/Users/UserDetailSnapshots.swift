import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots
import View

@MainActor
@Suite("One person looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct UserDetailSnapshots {
    private func makeStage(_ user: User = .sample(), bookmarked: [User] = []) async throws -> Stage {
        let stage = try await Stage.showing(bookmarked: bookmarked)
        stage.openDetail(of: user)
        return stage
    }

    @Test("while the picture loads: the initials stand in for it", arguments: ScreenSize.allCases)
    func placeholder(size: ScreenSize) async throws {
        expectScreen(try await makeStage().draw(size))
    }

    @Test("with a picture", arguments: ScreenSize.allCases)
    func picture(size: ScreenSize) async throws {
        let stage = try await makeStage()
        try await stage.answerPicture()
        expectScreen(stage.draw(size))
    }

    @Test("when bookmarked", arguments: ScreenSize.allCases)
    func bookmarked(size: ScreenSize) async throws {
        expectScreen(try await makeStage(bookmarked: [.sample()]).draw(size))
    }

    @Test("with a picture that cannot be read", arguments: ScreenSize.allCases)
    func pictureProblem(size: ScreenSize) async throws {
        let stage = try await makeStage()
        try await stage.answerPicture(byteCount: 0)
        expectScreen(stage.draw(size))
    }

    @Test("with the least that can be known of a person", arguments: ScreenSize.allCases)
    func missingParts(size: ScreenSize) async throws {
        expectScreen(try await makeStage(.stranger).draw(size))
    }

    @Test("with names that are too long", arguments: ScreenSize.allCases)
    func longNames(size: ScreenSize) async throws {
        expectScreen(try await makeStage(UserPage.cast.users[6]).draw(size))
    }

    @Test("scrolled to the end", arguments: ScreenSize.allCases)
    func scrolledToEnd(size: ScreenSize) async throws {
        let stage = try await makeStage()
        _ = stage.draw(size)
        stage.press(.end)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in a terminal with room for neither the picture nor two columns")
    func narrow() async {
        let stage = await Stage()
        stage.openDetail(of: .sample())
        expectSnapshot(of: stage.container.draw(size: Size(width: 24, height: 40)), as: .screen)
    }

    @Test("in its colours")
    func styled() async throws {
        expectSnapshot(of: try await makeStage(bookmarked: [.sample()]).draw(usesColor: true), as: .styled)
    }

    @Test("as a picture")
    func svg() async throws {
        let stage = try await makeStage()
        try await stage.answerPicture()
        expectSnapshot(of: stage.draw(.small, usesColor: true), as: .svg(theme: .light, title: "Strata"))
    }

    @Test("in ASCII")
    func ascii() async throws {
        let stage = try await makeStage()
        try await stage.answerPicture()
        expectSnapshot(of: stage.draw(symbols: .ascii), as: .screen)
    }
}
