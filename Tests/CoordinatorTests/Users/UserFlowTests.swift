import Coordinator
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user who looks for people", .leakChecks, .endsWhenStuck)
struct UserFlowTests {
    @Test("A person's screen shows the age on the day when the screen opens, however old the bookmark is")
    func age() async {
        let harness = await UsersHarness.showingBookmarks([.sample(birth: .sample(age: 20))])
        for (days, age) in [(0, 33), (66, 34), (3653, 43)] {
            harness.now = .sample(Double(days) * 24 * 3600)
            harness.press(.enter)
            #expect(harness.screen.contains("\(age) years old • London, United Kingdom"))
            harness.press(.escape)
        }
    }

    @Test("A user searches for Ada, bookmarks her, and removes the bookmark")
    func searchBookmarkRemove() async {
        let harness = await UsersHarness.opened()

        await harness.type(settling: "/ada y")
        #expect(harness.screen.contains("1 of 25 loaded users"))
        await harness.press(settling: .enter, .enter)
        #expect(harness.title == "Ada Yılmaz")

        await harness.type(settling: "b")
        #expect(harness.bookmarked?.count == 1)

        await harness.press(settling: .escape)
        #expect(harness.screen.contains("★ Ada Yılmaz"))
        #expect(harness.screen.contains("1 of 25 loaded users"))

        harness.select(.bookmarks)
        #expect(harness.screen.contains("▸ ★ Ada Yılmaz"))
        await harness.type(settling: "b")
        #expect(harness.screen.contains("Remove Ada Yılmaz from bookmarks?"))
        await harness.press(settling: .left, .enter)
        #expect(harness.screen.contains("No Bookmarks Yet"))

        harness.select(.users)
        await harness.press(settling: .escape)
        #expect(harness.screen.contains("25 users"))
        #expect(!harness.screen.contains("★"))
    }

    @Test("A user shares a person, and reads the text in an alert if there is no clipboard")
    func share() async {
        let harness = await UsersHarness.opened()
        harness.host.hasClipboard = false
        await harness.press(settling: .enter, .character("s"))
        let text = "Check out Ada Lovelace from London, United Kingdom!"
        #expect(harness.host.calls == [.copy(text)] && harness.prompt == text)
    }

    @Test("A user who leaves a person's screen before the picture is loaded cancels the picture's request")
    func cancellation() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.enter)
        let request = try await harness.pictures.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
        #expect(harness.title == "Users")
    }
}
