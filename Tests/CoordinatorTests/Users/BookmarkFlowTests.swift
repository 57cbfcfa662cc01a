import Sample
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@testable import Coordinator

@MainActor
@Suite("A bookmark in the tabs of people", .leakChecks, .endsWhenStuck, .snapshots())
struct BookmarkFlowTests {
    @Test("A bookmark made in the Users tab appears in the Bookmarks tab")
    func bookmark() async {
        let app = AppHarness(clock: SampleClock(), localization: .bundled) {
            [
                UsersFeature(
                    service: SampleUsers(), pictures: SamplePictures(), pictureDecoder: PPMDecoder(),
                    store: InMemoryBookmarksStore(), $0)
            ]
        }
        await app.start()
        await app.press(settling: .down, .down)
        await app.type(settling: "b")
        await app.open(.bookmarks)
        expectSnapshot(of: app.frame, as: .screen)

        await app.press(settling: .enter)
        #expect(app.title == "Ada Marsh")
        await app.press(settling: .escape)
        #expect(app.route == .bookmarks)
        await app.type(settling: "b")
        await app.press(settling: .left, .enter)
        expectSnapshot(of: app.frame, as: .screen)
    }

    @Test("Removing a bookmark updates the person who is open in another tab")
    func bookmarks() async {
        let store = InMemoryBookmarksStore([.sample()])
        let app = await AppHarness.opened(.user(Route.first)) { [UsersFeature(store: store, $0)] }
        #expect(app.screen.contains("Remove Bookmark"))
        app.select(.bookmarks)
        await app.type(settling: "b")
        await app.press(settling: .left, .enter)
        #expect(app.screen.contains("No Bookmarks Yet"))
        #expect(app.badge(of: .bookmarks) == nil)
        app.select(.users)
        #expect(app.screen.contains("Add Bookmark"))
        await app.press(settling: .escape)
        #expect(!app.screen.contains("★"))
        #expect(store.users == [])
    }
}
