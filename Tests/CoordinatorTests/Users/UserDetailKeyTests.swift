import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of one person's screen", .leakChecks, .endsWhenStuck)
struct UserDetailKeyTests {
    private func makeHarness() async throws -> UsersHarness {
        let harness = try await UsersHarness.showing()
        harness.openDetail(of: .sample())
        return harness
    }

    @Test("b adds the bookmark, then removes it")
    func bookmark() async throws {
        let harness = try await makeHarness()
        #expect(harness.screen.contains(" Add Bookmark "))
        harness.type("b")
        await harness.settleBookmarks()
        #expect(harness.screen.contains(" Remove Bookmark "))
        #expect(harness.bookmarked == [.sample()])
        harness.type("b")
        await harness.settleBookmarks()
        #expect(harness.screen.contains(" Add Bookmark "))
        #expect(harness.bookmarked == [])
    }

    @Test("s copies what to share, and says so, or shows it where there is no clipboard", arguments: [true, false])
    func share(hasClipboard: Bool) async throws {
        let harness = try await makeHarness()
        let text = "Check out Ada Lovelace from London, United Kingdom!"
        harness.host.hasClipboard = hasClipboard
        harness.type("s")
        #expect(harness.host.calls == [.copy(text)])
        #expect(harness.shell.toasts.message == (hasClipboard ? "Copied “\(text)”" : nil))
        #expect(harness.prompt == (hasClipboard ? nil : text))
    }

    @Test(
        "arrows, page keys and the wheel scroll, and stop at both ends",
        arguments: [
            ([.down], 1), ([.down, .up], 0), ([.up], 0), ([.scrollDown], 3), ([.end], 9), ([.end, .down, .up], 8),
            ([.pageDown], 9), ([.end, .pageUp], 0), ([.end, .home], 0),
        ] as [([Key], Int)])
    func scrolling(keys: [Key], firstLine: Int) async throws {
        let harness = try await makeHarness()
        _ = harness.draw()
        for key in keys {
            harness.press(key)
            _ = harness.draw()
        }
        #expect(harness.draw().report.shownRows == firstLine..<firstLine + 20)
    }

    @Test("other keys are left to the shell", arguments: [Key.character("r"), .enter, .escape, .left])
    func others(key: Key) async throws {
        let harness = try await makeHarness()
        #expect(harness.shell.front?.handle(key) == false)
    }

    @Test("a picture that arrives late shows at once")
    func picture() async throws {
        let harness = try await makeHarness()
        #expect(harness.screen.contains("AL"))
        try await harness.answerPicture()
        #expect(!harness.screen.contains("AL"))
    }
}
