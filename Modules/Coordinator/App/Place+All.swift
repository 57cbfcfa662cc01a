import Interactor
import Model
import Shell
import TextUI
import ViewModel

nonisolated extension Place {
    /// All places of the app; those with a tab come in the order of the tabs.
    ///
    /// The routes, the tabs, the rows of the More tab and the screen names of the command line are derived from this
    /// table.
    static let all = [
        Place(route: .users, subroutes: [.userDetail], title: PlaceTitle.users, standing: .tab) {
            UsersCoordinator(dependencies: $0.users, navigation: $1, onShare: $0.onShare)
        },
        Place(route: .bookmarks, title: PlaceTitle.bookmarks, standing: .tab) {
            BookmarksCoordinator(dependencies: $0.users, navigation: $1, onShare: $0.onShare)
        },
        Place(route: .photos, subroutes: [.photoDetail, .photoSearch], title: PlaceTitle.photos, standing: .tab) {
            PhotosCoordinator(dependencies: $0.photos, navigation: $1, onShare: $0.onShare)
        },
        Place(route: .lists, subroutes: [.list], title: PlaceTitle.lists, standing: .tab) {
            AllListsCoordinator(dependencies: $0.listsDependencies, navigation: $1)
        },
        Place(route: .shop, subroutes: [.product, .bag], title: PlaceTitle.shop, standing: .tab) {
            ShopCoordinator(dependencies: $0.shop, navigation: $1)
        },
        Place(route: .feed, title: PlaceTitle.feed, standing: .tab) {
            FeedCoordinator(dependencies: $0.feed, navigation: $1)
        },
        Place(route: .more, title: PlaceTitle.more, standing: .tab) {
            MoreCoordinator(ways: $0.waysFromMore, navigation: $1)
        },
        Place(route: .profile, title: PlaceTitle.profile, standing: .over(.more)) {
            ProfileCoordinator(dependencies: $0.profile, navigation: $1, onShowUser: $0.onShowUser(on: $1))
        },
        Place(route: .signUp, title: PlaceTitle.signUp, standing: .over(.more)) {
            SignUpCoordinator(dependencies: $0.signUp, navigation: $1)
        },
        Place(
            route: .settings, title: PlaceTitle.settings,
            standing: .inFront(key: .character(","), action: KeyWords.openSettings)
        ) {
            SettingsCoordinator(dependencies: $0.settingsDependencies, navigation: $1)
        },
    ]
}

nonisolated extension Route: CaseIterable {
    /// The routes of all places, in the order of the places.
    public static var allCases: [Route] { Place.all.flatMap(\.routes) }
}
