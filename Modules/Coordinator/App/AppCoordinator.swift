public import Binding
import Interactor
import Model
public import Shell
public import TextUI
import ViewModel

/// The app: its shell, what several features share, and the way to every place.
public final class AppCoordinator: ShellApp {
    public let shell: Shell
    public let work = Work()

    let dependencies: Dependencies
    let profileBinding: BindingStyle
    /// Reads and writes what is kept between runs; the app ends only after them.
    let storing: Work
    let bookmarks: BookmarksInteractor
    let settings: SettingsInteractor
    let likes = LikesInteractor<Product>()
    let feedLikes = LikesInteractor<FeedEntry>()
    let bag = BagInteractor()
    /// Opens the routes of each tab, and knows its badge.
    private var tabCoordinators: [Route: any FeatureCoordinator] = [:]

    /// An app that has not been started.
    ///
    /// - Parameter profileBinding: How the profile's view hears of its view model.
    public init(dependencies: Dependencies, profileBinding: BindingStyle = .immutable) {
        self.dependencies = dependencies
        self.profileBinding = profileBinding
        storing = Work(within: work)
        bookmarks = BookmarksInteractor(store: dependencies.bookmarks, work: storing)
        settings = SettingsInteractor(store: dependencies.settings, work: storing)
        shell = Shell(
            tabs: Place.tabs.map { Tab(id: $0.route.name, title: $0.title) }, words: .app, clock: dependencies.clock)
    }

    /// Loads what every screen needs, and builds the tabs; the first one opens.
    public func start() {
        shell.shortcuts = Place.all.compactMap { shortcut(to: $0) }
        settings.load()
        bookmarks.load()
        for place in Place.tabs {
            tabCoordinators[place.route] = start(place, on: shell.navigation(in: place.route.name))
        }
    }

    private func shortcut(to place: Place) -> Shortcut? {
        guard case .inFront(let key, let action) = place.standing else { return nil }
        return Shortcut(key, hint: KeyBar.Hint(key.name, action)) { [weak self] in self?.show(place) }
    }

    public func finishSaving() async { await storing.settle() }
}

// MARK: - Places

extension AppCoordinator {
    /// Goes to the screen that `route` names; to the one before it while there is nothing to open.
    public func open(_ route: Route) async {
        guard let place = Place.all.first(where: { $0.routes.contains(route) }) else { return }
        if case .over(let parent) = place.standing { await open(parent) }
        let coordinator = show(place)
        if route != place.route { await coordinator?.open(route) }
    }

    /// Goes to a place.
    ///
    /// - Returns: Its coordinator, which opens the routes that lead on from it.
    @discardableResult
    func show(_ place: Place) -> (any FeatureCoordinator)? {
        switch place.standing {
        case .tab:
            let navigation = shell.navigation(in: place.route.name)
            navigation.popToRoot()
            navigation.bringToFront()
            return tabCoordinators[place.route]
        case .over(let parent): return start(place, on: shell.navigation(in: parent.name))
        case .inFront:
            let front = shell.navigation().frontOwner as? any FeatureCoordinator
            let coordinator = place.coordinator(self, shell.navigation())
            if let front, type(of: front) == type(of: coordinator) { return front }
            coordinator.start()
            return coordinator
        }
    }

    private func start(_ place: Place, on navigation: Navigation) -> any FeatureCoordinator {
        let coordinator = place.coordinator(self, navigation)
        coordinator.start()
        return coordinator
    }
}

// MARK: - Drawing

extension AppCoordinator {
    /// Draws the shell as the bookmarks, the bag and the settings are now.
    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        shell.tabs = Place.tabs.map { place in
            let badge = tabCoordinators[place.route]?.badge ?? 0
            return Tab(id: place.route.name, title: place.title, badge: badge == 0 ? nil : badge)
        }
        shell.showsKeyHints = settings.settings.showsKeyHints
        // Without colours, a picture that is made of them would be one plain area.
        let usesColor = appearance.usesColor && settings.settings.usesColor
        return shell.draw(
            size: size, tick: tick, appearance: Appearance(symbols: appearance.symbols, usesColor: usesColor),
            transcribes: transcribes)
    }

    /// The colours that the settings ask for.
    public var theme: TextUI.Theme {
        let theme: TextUI.Theme =
            switch settings.settings.theme {
            case .dark: .dark
            case .light: .light
            }
        return settings.settings.usesColor ? theme : theme.monochrome
    }
}
