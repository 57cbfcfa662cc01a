import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The link of a person", .leakChecks, .endsWhenStuck)
struct UserLinkTests {
    private let renee = UserPage.cast.users[1]
    private let pages = AnsweringUsersService(
        .success(.sample(1)), .success(.sample(2)), .success(.sample(3)), .success(.sample(4)),
        .success(.sample(5)), .success(.sample(6)), .success(.sample(7)), .success(.sample(8)))

    /// Returns an app that is loading people, and the service that received the request.
    private func makeStarted(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (AppHarness<AppCoordinator>, ManualUsersService) {
        let users = ManualUsersService()
        let app = AppHarness(sourceLocation: sourceLocation) { [UsersFeature(users: users, $0)] }
        app.coordinator.start()
        return (app, users)
    }

    @Test("A person's link waits for the list, and Escape returns to the list with the person's row selected")
    func loading() async throws {
        let (app, users) = makeStarted()
        app.coordinator.startOpening(.user(renee.id))
        try await users.nextRequest().answer(.success(.cast))
        await app.settle()
        #expect(app.route == .user(renee.id) && app.title == "Renée Ångström")
        await app.press(settling: .escape)
        #expect(app.route == .users && app.screen.contains("▸   Renée Ångström"))
    }

    @Test("If the list cannot be loaded, a person's link leads only to the list, which says why")
    func failing() async {
        let app = await AppHarness.opened(.user(renee.id)) {
            [UsersFeature(users: AnsweringUsersService(.failure(.httpError(503))), $0)]
        }
        #expect(app.route == .users && app.prompt?.hasPrefix("HTTP error with status code: 503") == true)
        await app.press(settling: .escape)
        #expect(app.prompt == nil)
        await app.open(.user(renee.id))
        #expect(app.route == .users && app.prompt == nil && app.screen.contains("503"))
    }

    @Test("During a refresh, a person's link still finds a person in the old list")
    func refreshing() async throws {
        let (app, users) = makeStarted()
        try await users.nextRequest().answer(.success(.cast))
        await app.settle()
        app.press(.character("r"))
        let request = try await users.nextRequest()
        await app.coordinator.open(.user(renee.id))
        #expect(app.title == "Renée Ångström")
        request.answer(.success(UserPage(users: [.sample()])))
        await app.settle()
        #expect(app.title == "Renée Ångström")
    }

    @Test("The link of an unknown person leads to the list, and reports that nobody has this ID")
    func gone() async {
        let app = await AppHarness.opened(.user("nobody\u{1B}[31m")) { [UsersFeature($0)] }
        #expect(app.route == .users)
        #expect(app.screen.contains("╔═ Not Found ═"))
        #expect(app.prompt?.hasPrefix("“nobody") == true && app.prompt?.contains("” was not found.") == true)
        await app.press(settling: .enter)
        #expect(app.prompt == nil && app.route == .users)
    }

    @Test("If the list is empty, the link of the first person opens the list without an alert")
    func first() async {
        let app = await AppHarness.opened(.user(Route.first)) {
            [UsersFeature(users: AnsweringUsersService(.success(UserPage(users: []))), $0)]
        }
        #expect(app.route == .users && app.prompt == nil)
    }

    @Test("The link of an unknown person loads only a limited number of pages")
    func manyPages() async {
        let app = await AppHarness.opened(.user("nobody")) { [UsersFeature(users: pages, $0)] }
        #expect(app.prompt?.hasPrefix("“nobody” was not found.") == true && pages.questions.count == 6)
    }

    @Test("A person's link finds a person on the last page that a link may load")
    func lastPage() async {
        let last = UserPage.sample(6).users[24]
        let app = await AppHarness.opened(.user(last.id)) { [UsersFeature(users: pages, $0)] }
        #expect(app.route == .user(last.id))
    }

    @Test("A person's link finds a bookmarked person even if the list cannot be loaded")
    func bookmarked() async {
        let users = AnsweringUsersService(.failure(.noData))
        let app = await AppHarness.opened(.user(renee.id)) {
            [UsersFeature(users: users, store: InMemoryBookmarksStore([renee]), $0)]
        }
        #expect(app.route == .user(renee.id))
    }

    @Test("A person's link finds a person whom a search hides")
    func searching() async {
        let app = await AppHarness.opened(.users) { [UsersFeature($0)] }
        await app.type(settling: "/lovelace")
        await app.press(settling: .enter)
        await app.open(.user(renee.id))
        #expect(app.route == .user(renee.id))
        await app.press(settling: .escape)
        #expect(app.screen.contains("▸   Ada Lovelace") && !app.screen.contains("Renée"))
    }

    @Test("A person's link is dropped when the next link is opened")
    func twice() async throws {
        let (app, users) = makeStarted()
        app.coordinator.startOpening(.user(User.sample().id))
        app.coordinator.startOpening(.user("nobody"))
        app.coordinator.startOpening(.user(renee.id))
        try await users.nextRequest().answer(.success(.cast))
        await app.settle()
        #expect(app.route == .user(renee.id) && app.prompt == nil)
        await app.press(settling: .escape)
        #expect(app.route == .users)
    }

    @Test("A person's link is dropped when another screen opens in front of the list")
    func elsewhere() async throws {
        let users = ManualUsersService()
        let app = AppHarness {
            [UsersFeature(users: users, $0), ExampleFeature("gear", .inFront(key: .tab, action: "x"))]
        }
        app.coordinator.start()
        app.coordinator.startOpening(.user("nobody"))
        let request = try await users.nextRequest()
        app.coordinator.show(Route("gear"))
        request.answer(.success(.cast))
        await app.settle()
        #expect(app.route == Route("gear") && app.prompt == nil)
    }

    @Test("A person's link opens behind a prompt, and the prompt stays until it is answered")
    func prompt() async {
        let app = await AppHarness.opened(.bookmarks) {
            [ExampleFeature("maps"), UsersFeature(store: InMemoryBookmarksStore([renee]), $0)]
        }
        await app.type(settling: "b")
        #expect(app.prompt == "Remove Renée Ångström from bookmarks?")
        await app.open(.user(renee.id))
        #expect(app.prompt == "Remove Renée Ångström from bookmarks?" && app.route == .user(renee.id))
        await app.press(settling: .escape)
        #expect(app.prompt == nil && app.title == "Renée Ångström")
        app.select(.bookmarks)
        await app.type(settling: "b")
        await app.open(Route("bookmarks", renee.id))
        #expect(app.prompt != nil && app.route == Route("bookmarks", renee.id))
    }

    @Test("A person's link opens in its own tab while another tab is in front")
    func hiddenTab() async throws {
        let users = ManualUsersService()
        let app = AppHarness { [UsersFeature(users: users, $0)] }
        // The list is hidden, so only the link requests users.
        app.select(.bookmarks)
        app.coordinator.start()
        async let opened: Void = app.coordinator.open(.user(User.sample().id))
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
