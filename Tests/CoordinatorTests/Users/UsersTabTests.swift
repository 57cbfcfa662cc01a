import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The Users and Bookmarks tabs", .leakChecks, .endsWhenStuck)
struct UsersTabTests {
    @Test("An alert in a hidden tab waits, and the selected tab still gets the keys")
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

    @Test("A person's picture is drawn in colour, unless the app is drawn without colour")
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

    @Test("Waiting for the app ends when the waiting task is cancelled, even if the users list is still loading")
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
