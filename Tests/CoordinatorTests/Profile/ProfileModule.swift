import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@testable import Coordinator

/// A profile in its container, bound in one of the styles; the test answers its requests.
@MainActor
final class ProfileModule {
    let users: ManualUsersService
    let bookmarks: BookmarksInteractor
    let bookmarksStore: InMemoryBookmarksStore
    let navigator = NavigatorMock()
    let container: Container
    private let loading = Work()
    private let storing = Work()

    init(
        _ style: BindingStyle, users: ManualUsersService = ManualUsersService(), bookmarked: [User] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        self.users = users
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        bookmarks = BookmarksInteractor(store: bookmarksStore, work: storing)
        bookmarks.load()
        await storing.settle()
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        for object in [self, bookmarks, navigator, container] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        open(style, sourceLocation: sourceLocation)
    }

    /// Opens a profile as a tab of its own.
    private func open(_ style: BindingStyle, sourceLocation: SourceLocation) {
        let interactor = ProfileInteractor(service: users, bookmarks: bookmarks, work: Work(within: loading))
        let view = style.makeProfileScreen(interactor, navigator: navigator)
        for object in [interactor, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        container.addTab(view.title, root: view, coordinator: navigator)
        view.setupViewModel()
    }

    /// A module that shows `user`.
    static func showing(
        _ style: BindingStyle, _ user: User = .sample(), users: ManualUsersService = ManualUsersService(),
        bookmarked: [User] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ProfileModule {
        let module = await ProfileModule(style, users: users, bookmarked: bookmarked, sourceLocation: sourceLocation)
        try await module.answer(.success(user))
        return module
    }

    /// Answers the next request, and waits until the profile has it.
    func answer(_ result: Result<User, NetworkError>) async throws {
        try await users.nextRequest().answer(result.map { UserPage(users: [$0]) })
        await loading.settle()
    }

    /// Waits until everything that was asked for is answered, and done with.
    func settle() async {
        await loading.settle()
        await storing.settle()
    }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    func draw(_ size: ScreenSize = .standard, usesColor: Bool = false) -> Frame {
        container.draw(size: size.size, appearance: Appearance(usesColor: usesColor), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }
}

extension User {
    static let other = User.sample("Grace", "Hopper", city: "New York", country: "United States")
}
