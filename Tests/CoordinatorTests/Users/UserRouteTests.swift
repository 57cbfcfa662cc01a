import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The route of a user", .leakChecks, .endsWhenStuck)
struct UserRouteTests {
    @Test("is left when the users are opened: that closes the screens in their tab")
    func popsToRoot() async {
        let app = await AppHarness.opened(.userDetail) { [UsersFeature($0)] }
        await app.open(.users)
        #expect(app.route == .users)
        await app.press(settling: .escape)
        #expect(app.route == .users)
    }

    @Test("stays in its own tab: one that is opened while another tab is in front stays in its own tab")
    func hiddenTab() async throws {
        let users = ManualUsersService()
        let app = AppHarness { [UsersFeature(users: users, $0)] }
        // So nothing but the route asks for users.
        app.select(.bookmarks)
        app.coordinator.start()
        async let opened: Void = app.coordinator.open(.userDetail)
        let request = try await users.nextRequest()
        app.select(.bookmarks)
        request.answer(.success(.cast))
        await opened
        await app.settle()
        #expect(app.route == .bookmarks)
        app.select(.users)
        #expect(app.title == "Ada Lovelace")
        await app.settle()
    }
}
