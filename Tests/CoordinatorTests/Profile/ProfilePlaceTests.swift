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
    @Test("is over the tab More, and leads to a person's screen on the same stack")
    func place() async {
        var shown: [User] = []
        let app = await AppHarness.opened(.profile) { shared in
            let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore([]), work: shared.storing)
            bookmarks.load()
            let profile = ProfileFeature(
                service: AnsweringUsersService(.success(.cast)), bookmarks: bookmarks, style: .immutable, shared
            ) { user, _ in shown.append(user) }
            return [ExampleFeature("maps"), ExampleFeature("more"), profile]
        }
        #expect(app.selectedTab == .more && app.route == .profile)
        await app.press(settling: .enter)
        #expect(shown.count == 1)
    }
}
