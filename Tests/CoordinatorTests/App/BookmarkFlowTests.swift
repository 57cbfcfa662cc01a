import Coordinator
import TestKit
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("Bookmark", .leakChecks, .endsWhenStuck, .snapshots())
struct BookmarkFlowTests {
    @Test("from Users to Bookmarks")
    func bookmark() async {
        let app = await AppHarness.openedOnSample()
        await app.press(settling: .down, .down)
        await app.type(settling: "b")
        await app.open(.bookmarks)
        expectSnapshot(of: app.frame, as: .screen)

        await app.press(settling: .enter)
        #expect(app.title == "Ada Marsh")
        await app.press(settling: .escape)
        #expect(app.title == "Bookmarks")
        await app.type(settling: "b")
        await app.press(settling: .left, .enter)
        expectSnapshot(of: app.frame, as: .screen)
    }
}
