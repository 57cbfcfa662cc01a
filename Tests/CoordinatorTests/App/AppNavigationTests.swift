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
    @Test("from the list to a person and back; the list is as it was left")
    func listAndBack() async {
        let app = await AppHarness.opened()
        await app.press(settling: .down, .down)
        let list = app.screen
        await app.press(settling: .enter)
        #expect(app.title == "太郎 山田")
        await app.press(settling: .escape)
        #expect(app.screen == list)
    }

    @Test("from the bookmarks to a person and back")
    func bookmarksAndBack() async {
        let people = UserPage.cast.users
        let app = await AppHarness.opened(.bookmarks, bookmarked: [people[3], people[1]])
        await app.press(settling: .down, .enter)
        #expect(app.title == "Renée Ångström")
        #expect(app.tabs.hasPrefix(" Users  [Bookmarks (2)]"))
        await app.press(settling: .escape)
        #expect(app.title == "Bookmarks")
    }

    @Test("a second comma opens no second screen of settings")
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

    @Test("sharing a person or a photo hands the text to the host", arguments: [Route.userDetail, .photoDetail])
    func share(route: Route) async {
        let app = await AppHarness.opened(route)
        await app.type(settling: "s")
        let text = app.prompt ?? ""
        #expect(!text.isEmpty && app.host.calls == [.copy(text)])
    }

    @Test("from the profile to the person's screen on the same stack, and back")
    func profileAndBack() async {
        let users = AnsweringUsersService(.success(.cast), .success(.cast))
        let app = await AppHarness.opened(.profile, users: users)
        await app.press(settling: .enter)
        #expect(app.title == "Ada Lovelace" && app.coordinator.shell.selectedTab == Route.more.name)
        await app.press(settling: .escape)
        #expect(app.title == "Profile")
    }

    @Test("from the tab More to every place that has no tab, each by its row")
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

    @Test("a form that was begun is found again as it was, whatever tab was looked at meanwhile")
    func otherTab() async {
        let app = await AppHarness.opened(.signUp)
        await app.type(settling: "Ada")
        await app.open(.users)
        #expect(app.title == "Users")
        app.select(.more)
        #expect(app.title == "Sign Up" && app.screen.contains("▸ Name      Ada"))
    }

    @Test("quitting and suspending are the host's")
    func host() async {
        let app = await AppHarness.opened()
        await app.press(settling: .control("z"), .control("c"))
        await app.type(settling: "q")
        #expect(app.host.calls == [.suspend, .quit, .quit])
    }
}
