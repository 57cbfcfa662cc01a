public import Interactor
public import Model
public import Shell
import ViewModel

/// The profile, pushed onto the More tab.
public final class ProfileFeature: Feature {
    private let dependencies: ProfileDependencies

    /// - Parameters:
    ///   - style: The binding style of the screen.
    ///   - onShowUser: Opens a person's screen on the given stack.
    public init(
        service: any UsersService, bookmarks: BookmarksInteractor, style: BindingStyle, _ shared: SharedDependencies,
        onShowUser: @escaping (User, Navigation) -> Void
    ) {
        dependencies = ProfileDependencies(
            service: service, bookmarks: bookmarks, localization: shared.localization, now: shared.now, style: style,
            onShowUser: onShowUser, work: shared.work)
    }

    public var places: [Place] {
        [
            Place(.profile, links: ["ID"], title: ProfileWords.title, position: .over(.more)) { [dependencies] in
                ProfileCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
