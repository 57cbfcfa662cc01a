public import Binding
import Interactor
public import Shell
public import TextUI
import ViewModel

/// The app: its features in a shell, and the navigation to all their places.
public final class AppCoordinator: ShellApp {
    public let shell: Shell
    /// All places of the app; places with a tab come in the order of the tabs.
    public let places: [Place]
    public var look: () -> AppLook = { AppLook() }
    public var didNavigate: (() -> Void)?
    /// Whether features may store the current screens; false in a run that only prints a screen.
    public var remembersPlace = true
    let shared: SharedDependencies
    private let features: [any Feature]
    /// The coordinator of each tab; the key is the route of the tab's place.
    private var tabCoordinators: [Route: any FeatureCoordinator] = [:]
    /// The task that opens a route or restores screens.
    var opening: Task<Void, Never>?
    /// Whether a route has been opened or a key pressed.
    var hasOpened = false
    /// Whether `opening` restores the screens of the last run.
    var isRestoring = false

    /// Creates an app that has not started yet.
    ///
    /// - Parameters:
    ///   - list: The features, of which at least one has a tab.
    ///   - shared: The dependencies that the features were created with.
    public init(_ list: FeatureList, on shared: SharedDependencies) {
        self.shared = shared
        features = list.features
        places = list.places
        shell = Shell(
            tabs: places.tabs.map { Tab(id: $0.tab, title: $0.title) }, words: .english, clock: shared.clock)
    }

    public var work: Work { shared.work }

    /// Starts the features, which load their shared data, and builds the first screen of each tab.
    public func start() {
        shell.didNavigate = { [weak self] in self?.noteNavigation() }
        shell.shortcuts = places.compactMap { shortcut(to: $0) } + [linkShortcut]
        for feature in features { feature.start(in: self) }
        checkStorage()
        for place in places.tabs {
            tabCoordinators[place.route] = start(place, on: shell.navigation(in: place.tab))
        }
    }

    /// Shows a toast if changes cannot be saved; the reason is in the alert that a failed change raises.
    private func checkStorage() {
        shared.storing.start(for: self) { [storage = shared.storage] in
            await storage?.writeRefusal()
        } then: { app, result in
            if case .success(.some) = result { app.shell.toasts.show(StorageWords.readOnly) }
        }
    }

    private func shortcut(to place: Place) -> Shortcut? {
        guard case .inFront(let key, let action) = place.position else { return nil }
        return Shortcut(key, hint: KeyBar.Hint(key, action)) { [weak self] in
            self?.route != place.route
        } action: { [weak self] in
            self?.show(place)
        }
    }
}

// MARK: - Places

extension AppCoordinator: FeatureHost {
    public func show(_ route: Route) {
        if let place = places.first(where: { $0.route == route }) { show(place) }
    }

    /// Opens `place`.
    func show(_ place: Place) {
        switch place.position {
        case .tab:
            let navigation = shell.navigation(in: place.tab)
            navigation.popToRoot()
            navigation.bringToFront()
        case .over: start(place, on: shell.navigation(in: place.tab))
        case .inFront where route == place.route: break
        case .inFront:
            // A toast may be the user's reason to open this screen, but would cover the screen's text.
            shell.toasts.dismiss()
            start(place, on: shell.navigation())
        }
    }

    /// Calls `didNavigate`, except during a restoration.
    func noteNavigation() {
        if remembersPlace, !isRestoring { didNavigate?() }
    }

    @discardableResult
    private func start(_ place: Place, on navigation: Navigation) -> any FeatureCoordinator {
        let coordinator = place.coordinator(navigation)
        coordinator.start()
        return coordinator
    }
}

// MARK: - Drawing

extension AppCoordinator {
    /// Draws the shell with the current badges and look.
    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        shell.tabs = places.tabs.map { place in
            let badge = tabCoordinators[place.route]?.badge ?? 0
            return Tab(id: place.tab, title: place.title, badge: badge == 0 ? nil : badge)
        }
        let look = look()
        shell.showsKeyHints = look.showsKeyHints
        // The monochrome theme is not enough: without colours, pictures must be drawn with shading characters.
        let usesColor = appearance.usesColor && look.usesColor
        return shell.draw(
            size: size, tick: tick, appearance: Appearance(symbols: appearance.symbols, usesColor: usesColor),
            transcribes: transcribes)
    }

    /// The theme of the look; monochrome if the look uses no colours.
    public var theme: Theme { look().usesColor ? look().theme : look().theme.monochrome }
}
