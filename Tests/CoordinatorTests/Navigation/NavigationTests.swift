import Coordinator
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI

@MainActor
@Suite("Navigation", .leakChecks, .endsWhenStuck, .snapshots())
struct NavigationTests {
    @Test("from the list to a person and back; the list is as it was left")
    func listAndBack() async {
        let app = await App.opened()
        await app.press(.down, .down)
        let list = app.screen
        await app.press(.enter)
        #expect(app.title == "太郎 山田")
        await app.press(.escape)
        #expect(app.screen == list)
    }

    @Test("from the bookmarks to a person and back")
    func bookmarksAndBack() async {
        let people = UserPage.cast.users
        let app = await App.opened(.bookmarks, bookmarked: [people[3], people[1]])
        await app.press(.down, .enter)
        #expect(app.title == "Renée Ångström")
        #expect(app.tabs.hasPrefix(" Users  [Bookmarks (2)]"))
        await app.press(.escape)
        #expect(app.title == "Bookmarks")
    }

    @Test("a second comma opens no second screen of settings")
    func settingsOnce() async {
        let app = await App.opened()
        await app.type(",,,")
        #expect(app.front == "SettingsView")
        await app.press(.escape)
        #expect(app.title == "Users")
    }

    @Test("sharing hands the text to the host, and shows it", arguments: ScreenSize.allCases)
    func share(size: ScreenSize) async {
        let app = await App.opened(.userDetail, size: size)
        await app.type("s")
        #expect(app.host.calls == [.copy("Check out Ada Lovelace from London, United Kingdom!")])
        expectScreen(app.frame)
        await app.press(.enter)
        #expect(!app.screen.contains("Check out"))
    }

    @Test("quitting and suspending are the host's")
    func host() async {
        let app = await App.opened()
        await app.press(.control("z"), .control("c"))
        await app.type("q")
        #expect(app.host.calls == [.suspend, .quit, .quit])
    }
}
