import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The place of the profile", .leakChecks, .endsWhenStuck)
struct ProfilePlaceTests {
    private func opened(
        _ route: Route, _ answer: Result<UserPage, NetworkError> = .success(.cast), onShow: @escaping (User) -> Void
    ) async -> AppHarness<AppCoordinator> {
        await AppHarness.opened(route) { shared in
            let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore([]), work: shared.storing)
            bookmarks.load()
            let profile = ProfileFeature(
                service: AnsweringUsersService(answer), bookmarks: bookmarks, style: .immutable, shared
            ) { user, _ in onShow(user) }
            return [ExampleFeature("maps"), ExampleFeature("more"), profile]
        }
    }

    @Test("A link through the profile can open the profile's person, but nobody else")
    func links() async {
        var shown: [User] = []
        for part in [User.sample().id, Route.first] {
            let app = await opened(Route("profile", part)) { shown.append($0) }
            #expect(app.prompt == nil)
        }
        #expect(shown == [.sample(), .sample()])
        let nobody = await opened(Route("profile", "nobody")) { shown.append($0) }
        #expect(nobody.prompt?.hasPrefix("“nobody” was not found.") == true)
        let failed = await opened(Route("profile", User.sample().id), .failure(.noData)) { shown.append($0) }
        #expect(failed.route == Route("more", "profile") && failed.prompt == nil && shown.count == 2)
    }

    @Test("The profile opens on the More tab's stack, and the enter key requests the person's screen")
    func place() async {
        var shown: [User] = []
        let app = await opened(.profile) { shown.append($0) }
        #expect(app.selectedTab == .more && app.route == Route("more", "profile"))
        await app.press(settling: .enter)
        #expect(shown.count == 1)
    }
}
