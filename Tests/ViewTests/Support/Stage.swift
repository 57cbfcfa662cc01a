import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The tabs in their container with everyone whom they speak to, put together as the coordinators do it; the test
/// answers the requests.
@MainActor
final class Stage {
    let users = ManualUsersService()
    let pictures = ManualPictureService()
    let bookmarksStore: InMemoryBookmarksStore
    let settingsStore: InMemorySettingsStore
    let navigator = NavigatorMock()
    let container: Container
    let bookmarks: BookmarksInteractor
    let settings: SettingsInteractor
    let usersView: UsersListView
    private let loading = Work()
    private let storing = Work()

    /// - Parameter failure: What both stores fail with.
    init(
        bookmarked: [User] = [], settings: Settings? = nil, failure: StoreError? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        settingsStore = InMemorySettingsStore(settings)
        bookmarksStore.failure = failure
        settingsStore.failure = failure
        bookmarks = BookmarksInteractor(store: bookmarksStore, work: storing)
        self.settings = SettingsInteractor(store: settingsStore, work: storing)
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        let interactor = UsersInteractor(service: users, work: loading)
        let list = UsersListViewModel(interactor: interactor, bookmarks: bookmarks, navigator: navigator)
        usersView = UsersListView(viewModel: list)
        let kept = BookmarksViewModel(interactor: bookmarks, navigator: navigator)
        let bookmarksView = BookmarksView(viewModel: kept)
        for object in [
            self, container, navigator, bookmarks, self.settings, interactor, list, usersView, kept, bookmarksView,
        ] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bookmarks.modelDidUpdate.add(self) { stage, _ in stage.configureContainer() }
        self.settings.modelDidUpdate.add(self) { stage, _ in stage.configureContainer() }
        container.addTab(usersView.title, root: usersView, coordinator: navigator)
        container.addTab(bookmarksView.title, root: bookmarksView, coordinator: navigator)
        self.settings.load()
        usersView.setupViewModel()
        bookmarksView.setupViewModel()
        await settle()
    }

    /// A stage whose list holds `page`.
    static func showing(
        _ page: UserPage = .cast, bookmarked: [User] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Stage {
        let stage = await Stage(bookmarked: bookmarked, sourceLocation: sourceLocation)
        try await stage.answerUsers(.success(page))
        return stage
    }

    func openDetail(of user: User, sourceLocation: SourceLocation = #_sourceLocation) {
        let picture = UserPictureInteractor(
            user: user, service: pictures, decoder: GradientDecoder(), work: loading)
        let viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: bookmarks, localization: .sample, navigator: navigator)
        let view = UserDetailView(viewModel: viewModel)
        for object in [picture, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }

    func openSettings(sourceLocation: SourceLocation = #_sourceLocation) {
        let view = SettingsView(viewModel: SettingsViewModel(interactor: settings))
        trackForLeaks(view, sourceLocation: sourceLocation)
        settings.bind(to: view) { SettingsViewModel(interactor: $0) }
        container.push(view, coordinator: navigator)
    }

    private func configureContainer() {
        let count = bookmarks.model.value?.users.count ?? 0
        container.configure(
            with: ContainerViewModel(
                badges: [nil, count == 0 ? nil : count], showsKeyHints: settings.settings.showsKeyHints,
                navigator: navigator, settingsNavigator: navigator))
    }
}

// MARK: - What the test does

extension Stage {
    /// Answers the list's next request, and waits until the list has it.
    func answerUsers(_ result: Result<UserPage, NetworkError>) async throws {
        try await users.nextRequest().answer(result)
        await loading.settle()
    }

    /// Answers the picture's next request with as many bytes, and waits until the screen has it.
    func answerPicture(byteCount: Int = 1) async throws {
        try await pictures.nextRequest().answer(.success(Data(count: byteCount)))
        await loading.settle()
    }

    /// Waits until the stores have done what they were asked for.
    func settle() async { await storing.settle() }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    /// Presses the mouse's button where `text` shows.
    func click(_ text: String) throws {
        press(.click(try place(of: text)))
    }

    /// Draws, and finds where `text` begins, every character counted as one column.
    func place(of text: String) throws -> Point {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(text) }, "\(screen)")
        let before = lines[y].prefix(upTo: lines[y].firstRange(of: text)?.lowerBound ?? lines[y].startIndex)
        return Point(x: before.count, y: y)
    }

    func type(_ text: String) {
        for character in text { container.press(.character(character)) }
    }

    /// - Parameter usesColor: Whether pictures are made of colours, which the text of a screen does not show.
    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode, usesColor: Bool = false) -> Frame {
        let appearance = Appearance(symbols: symbols, usesColor: usesColor)
        return container.draw(size: size.size, appearance: appearance, transcribes: true)
    }

    /// Whether a page is on its way.
    var isLoadingUsers: Bool { !loading.isSettled }

    /// Who is bookmarked; nil while it is not known.
    var bookmarked: [User]? { bookmarks.model.value?.users }

    var isReadingBookmarks: Bool { bookmarks.model.isLoading }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The lines of the screen that hold the mark of a selected row.
    var selectedRow: String? {
        screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init)
    }

    /// The last line of the screen.
    var keyBar: String { screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
}
