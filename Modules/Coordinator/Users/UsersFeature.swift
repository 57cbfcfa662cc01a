public import Interactor
public import Model
public import Shell
import ViewModel

/// The tabs for people and bookmarks, and the screen of one person, which other features may open.
public final class UsersFeature: Feature {
    private let dependencies: UsersDependencies

    public init(
        service: any UsersService, pictures: any PictureService, pictureDecoder: any PictureDecoder,
        store: any BookmarksStore, _ shared: SharedDependencies
    ) {
        dependencies = UsersDependencies(
            service: service, pictures: pictures, pictureDecoder: pictureDecoder,
            bookmarks: BookmarksInteractor(store: store, work: shared.storing), localization: shared.localization,
            now: shared.now, work: shared.work, storing: shared.storing)
    }

    public var places: [Place] {
        [
            Place(
                .users, links: ["ID"], screens: ["user-detail": .user(Route.first)], title: UsersWords.title,
                position: .tab
            ) { [dependencies] in
                UsersCoordinator(dependencies: dependencies, navigation: $0)
            },
            Place(.bookmarks, links: ["ID"], title: UsersWords.bookmarksTitle, position: .tab) { [dependencies] in
                BookmarksCoordinator(dependencies: dependencies, navigation: $0)
            },
        ]
    }

    public func start(in host: any FeatureHost) { bookmarks.load() }
}

// MARK: - For other features

extension UsersFeature {
    public var service: any UsersService { dependencies.service }
    public var bookmarks: BookmarksInteractor { dependencies.bookmarks }

    /// Opens a person's screen on the caller's stack.
    public func showUser(_ user: User, on navigation: Navigation) {
        UserDetailCoordinator(dependencies: dependencies, navigation: navigation).start(user)
    }
}
