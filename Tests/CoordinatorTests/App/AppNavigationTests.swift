import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Navigation", .leakChecks, .endsWhenStuck)
struct AppNavigationTests {
    @Test("from the list to a user and back; the list keeps its selection")
    func listAndBack() async {
        let app = await AppHarness.opened()
        await app.press(settling: .down, .down)
        let list = app.screen
        await app.press(settling: .enter)
        #expect(app.title == "太郎 山田")
        await app.press(settling: .escape)
        #expect(app.screen == list)
    }

    @Test("from the bookmarks to a user and back")
    func bookmarksAndBack() async {
        let people = UserPage.cast.users
        let app = await AppHarness.opened(.bookmarks, bookmarked: [people[3], people[1]])
        await app.press(settling: .down, .enter)
        #expect(app.title == "Renée Ångström")
        #expect(app.tabs.hasPrefix(" Users  [Bookmarks (2)]"))
        await app.press(settling: .escape)
        #expect(app.title == "Bookmarks")
    }

    @Test("a second comma does not open the settings twice")
    func settingsOnce() async {
        let app = await AppHarness.opened()
        await app.type(settling: ",,,")
        #expect(app.title == "Settings")
        app.select(.bookmarks)
        await app.type(settling: ",,")
        app.select(.users)
        await app.type(settling: ",")
        await app.press(settling: .escape)
        #expect(app.title == "Users")
    }

    @Test("sharing a user or a photo copies the text to the clipboard", arguments: [Route.userDetail, .photoDetail])
    func share(route: Route) async {
        let app = await AppHarness.opened(route)
        await app.type(settling: "s")
        let text = app.prompt ?? ""
        #expect(!text.isEmpty && app.host.calls == [.copy(text)])
    }

    @Test("from the profile to the user's detail screen on the same stack, and back")
    func profileAndBack() async {
        let users = AnsweringUsersService(.success(.cast), .success(.cast))
        let app = await AppHarness.opened(.profile, users: users)
        await app.press(settling: .enter)
        #expect(app.title == "Ada Lovelace" && app.coordinator.shell.selectedTab == Route.more.name)
        await app.press(settling: .escape)
        #expect(app.title == "Profile")
    }

    @Test("from the More tab to every place without a tab")
    func more() async throws {
        let places = Place.all.filter { $0.standing != .tab }
        for (row, place) in places.enumerated() {
            let app = await AppHarness.opened(.more)
            for _ in 0..<row { await app.press(settling: .down) }
            #expect(app.screen.contains("▸ \(place.title)"))
            await app.press(settling: .enter)
            let opened = await AppHarness.opened(place.route)
            #expect(app.title == opened.title)
        }
    }

    @Test("a form keeps what was typed while another tab is in front")
    func otherTab() async {
        let app = await AppHarness.opened(.signUp)
        await app.type(settling: "Ada")
        await app.open(.users)
        #expect(app.title == "Users")
        app.select(.more)
        #expect(app.title == "Sign Up" && app.screen.contains("▸ Name      Ada"))
    }

    @Test("quitting and suspending are left to the host")
    func host() async {
        let app = await AppHarness.opened()
        await app.press(settling: .control("z"), .control("c"))
        await app.type(settling: "q")
        #expect(app.host.calls == [.suspend, .quit, .quit])
    }
}
