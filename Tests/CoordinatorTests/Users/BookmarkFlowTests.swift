import Interactor
import Sample
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@testable import Coordinator

@MainActor
@Suite("Bookmarks in the Users and Bookmarks tabs", .leakChecks, .endsWhenStuck, .snapshots())
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

    @Test("When a bookmark is removed, the person's screen in another tab is updated")
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

    @Test("Another feature can open a person's screen in its own tab, even if the bookmarks cannot be read")
    func otherFeature() async {
        let store = InMemoryBookmarksStore([.sample()])
        store.failure = .locked(path: "/x")
        var users: UsersFeature?
        let app = await AppHarness.opened(Route("maps")) {
            let feature = UsersFeature(store: store, $0)
            users = feature
            return [feature, ExampleFeature("maps")]
        }
        users?.showUser(.sample(), on: app.coordinator.shell.navigation())
        #expect(app.selectedTab == Route("maps") && app.title == "Ada Lovelace")
        #expect(app.badge(of: .bookmarks) == nil)
    }
}
