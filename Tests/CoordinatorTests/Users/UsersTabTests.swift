import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The tabs of people", .leakChecks, .endsWhenStuck)
struct UsersTabTests {
    @Test("The tabs of people keep an alert back while another tab is in front, which keeps its keys")
    func lateFailure() async throws {
        let users = ManualUsersService()
        let app = AppHarness { [UsersFeature(users: users, $0)] }
        app.coordinator.start()
        let request = try await users.nextRequest()
        app.select(.bookmarks)
        request.answer(.failure(.noData))
        await app.settle()
        #expect(app.route == .bookmarks && app.prompt == nil)
        app.press(.character("?"), .escape)
        app.select(.users)
        #expect(app.route == .users && app.prompt == "No data received. Wait a while.")
        app.press(.escape)
        #expect(app.prompt == nil)
    }

    @Test(
        "The tabs of people show the count of bookmarks before these are first opened, and nothing for none",
        arguments: 0..<3)
    func badge(count: Int) async {
        let bookmarked = Array(UserPage.cast.users.prefix(count))
        let app = await AppHarness.opened { [UsersFeature(store: InMemoryBookmarksStore(bookmarked), $0)] }
        #expect(app.badge(of: .bookmarks) == (count == 0 ? nil : count))
    }

    @Test("The tabs of people lead from the list to a user and back; the list keeps its selection")
    func listAndBack() async {
        let app = await AppHarness.opened { [UsersFeature($0)] }
        await app.press(settling: .down, .down)
        let list = app.screen
        await app.press(settling: .enter)
        #expect(app.title == "太郎 山田")
        await app.press(settling: .escape)
        #expect(app.screen == list)
    }

    @Test("The tabs of people lead from the bookmarks to a user and back")
    func bookmarksAndBack() async {
        let people = UserPage.cast.users
        let app = await AppHarness.opened(.bookmarks) {
            [UsersFeature(store: InMemoryBookmarksStore([people[3], people[1]]), $0)]
        }
        await app.press(settling: .down, .enter)
        #expect(app.title == "Renée Ångström")
        #expect(app.route == Route("bookmarks", people[1].id) && app.selectedTab == .bookmarks)
        await app.press(settling: .escape)
        #expect(app.route == .bookmarks)
    }

    @Test("The tabs of people draw pictures in colour, unless the app is drawn without")
    func color() async {
        let app = await AppHarness.opened(.user(Route.first)) { [UsersFeature($0)] }
        func screen() -> String {
            app.coordinator.draw(
                size: ScreenSize.standard.size, tick: 0, appearance: Appearance(), transcribes: false
            ).grid.plainText
        }
        #expect(screen().contains("▀"))
        app.coordinator.look = { AppLook(usesColor: false) }
        #expect(!screen().contains("▀"))
    }

    @Test("The tabs of people let the pilot stop waiting when its task is cancelled, even if people are still loading")
    func cancelled() async throws {
        let users = ManualUsersService()
        let app = AppHarness { [UsersFeature(users: users, $0)] }
        let waiting = Task { await app.start() }
        let request = try await users.nextRequest()
        waiting.cancel()
        await waiting.value
        #expect(!app.coordinator.isSettled)
        request.answer(.success(.sample(count: 1)))
        await app.settle()
    }
}
