import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of one person's screen", .leakChecks, .endsWhenStuck)
struct UserDetailKeyTests {
    private func makeStage() async throws -> Stage {
        let stage = try await Stage.showing()
        stage.openDetail(of: .sample())
        return stage
    }

    @Test("b adds the bookmark, and removes it")
    func bookmark() async throws {
        let stage = try await makeStage()
        #expect(stage.screen.contains(" Add Bookmark "))
        stage.type("b")
        #expect(stage.screen.contains(" Remove Bookmark "))
        #expect(stage.bookmarked == [.sample()])
        stage.type("b")
        #expect(stage.screen.contains(" Add Bookmark "))
        #expect(stage.bookmarked == [])
        await stage.settle()
    }

    @Test("s shares")
    func share() async throws {
        let stage = try await makeStage()
        stage.type("s")
        #expect(stage.navigator.calls == [.share("Check out Ada Lovelace from London, United Kingdom!")])
    }

    @Test(
        "arrows, page keys and the wheel scroll, and stop at both ends",
        arguments: [
            ([.down], 1), ([.down, .up], 0), ([.up], 0), ([.scrollDown], 3), ([.end], 9), ([.end, .down, .up], 8),
            ([.pageDown], 9), ([.end, .pageUp], 0), ([.end, .home], 0),
        ] as [([Key], Int)])
    func scrolling(keys: [Key], firstLine: Int) async throws {
        let stage = try await makeStage()
        _ = stage.draw()
        for key in keys {
            stage.press(key)
            _ = stage.draw()
        }
        #expect(stage.draw().report.shownRows == firstLine..<firstLine + 20)
    }

    @Test("that have no meaning are left to the container", arguments: [Key.character("r"), .enter, .escape, .left])
    func others(key: Key) async throws {
        let stage = try await makeStage()
        #expect(stage.container.front?.handle(key) == false)
    }

    @Test("a picture that comes late shows at once")
    func picture() async throws {
        let stage = try await makeStage()
        #expect(stage.screen.contains("AL"))
        try await stage.answerPicture()
        #expect(!stage.screen.contains("AL"))
    }
}
