import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A bookmark changed on any screen reaches every other", .leakChecks, .endsWhenStuck)
struct SharedBookmarksTests {
    private let store = InMemoryBookmarksStore()

    @Test("A bookmark of the list reaches every other screen")
    func list() async {
        let app = await AppHarness.opened { [UsersFeature(store: store, $0)] }
        await app.type(settling: "b")
        #expect(app.badge(of: .bookmarks) == 1)
        #expect(app.screen.contains("★ Ada Lovelace"))
        await app.press(settling: .enter)
        #expect(app.screen.contains("Remove Bookmark"))
        app.select(.bookmarks)
        #expect(app.screen.contains("★ Ada Lovelace"))
        #expect(store.users == [.sample()])
    }

    @Test("A bookmark of one person's screen reaches every other screen")
    func detail() async {
        let app = await AppHarness.opened(.user(Route.first)) { [UsersFeature(store: store, $0)] }
        await app.type(settling: "b")
        #expect(app.screen.contains("Remove Bookmark"))
        #expect(app.badge(of: .bookmarks) == 1)
        await app.press(settling: .escape)
        #expect(app.screen.contains("★ Ada Lovelace"))
        app.select(.bookmarks)
        #expect(app.screen.contains("★ Ada Lovelace"))
        #expect(store.users == [.sample()])
    }

    @Test("A bookmark that is removed reaches the person who is open in another tab")
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

    @Test("A bookmark that could not be saved appears nowhere, and an alert says why")
    func failure() async {
        let app = await AppHarness.opened { [UsersFeature(store: store, $0)] }
        store.failure = .readOnly(path: "/x/strata.sqlite")
        await app.type(settling: "b")
        #expect(
            app.prompt?.hasPrefix(
                "Not saved: your latest change to the bookmarks. The database /x/strata.sqlite is read-")
                == true)
        #expect(app.screen.contains("[ OK ]    Try Again"))
        #expect(!app.screen.contains("★"))
        #expect(app.badge(of: .bookmarks) == nil)
        store.failure = nil
        await app.press(settling: .right, .enter)
        #expect(app.screen.contains("★ Ada Lovelace"))
        #expect(app.badge(of: .bookmarks) == 1)
    }
}
