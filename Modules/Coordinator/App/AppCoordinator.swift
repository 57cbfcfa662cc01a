public import Binding
import Interactor
import Model
public import Shell
public import TextUI
import ViewModel

/// The app: its shell, the interactors that several features share, and the navigation to every place.
public final class AppCoordinator: ShellApp {
    public let shell: Shell
    public let work = Work()

    let dependencies: Dependencies
    let profileBinding: BindingStyle
    /// The reads and writes of stored data; the app ends only when they are done.
    let storing: Work
    /// The requests that change something elsewhere; the app ends only when they are done, too.
    let sending: Work
    let bookmarks: BookmarksInteractor
    let settings: SettingsInteractor
    let lists: AllListsInteractor
    let productLikes: ProductLikesInteractor
    let feedLikes = FeedLikesInteractor()
    let bag = BagInteractor()
    /// Returns how the app is drawn now.
    private var look: () -> AppLook = { AppLook() }
    /// Whether anything outlives the app.
    private(set) var isStored = false
    /// The coordinator of each tab, by the route of its place.
    private var tabCoordinators: [Route: any FeatureCoordinator] = [:]

    /// Creates an app that has not started yet.
    ///
    /// - Parameter profileBinding: The binding style of the profile screen.
    public init(dependencies: Dependencies, profileBinding: BindingStyle = .immutable) {
        self.dependencies = dependencies
        self.profileBinding = profileBinding
        storing = Work(within: work)
        sending = Work(within: work)
        bookmarks = BookmarksInteractor(store: dependencies.bookmarks, work: storing)
        settings = SettingsInteractor(store: dependencies.settings, work: storing)
        lists = AllListsInteractor(database: dependencies.lists, work: storing, stamps: dependencies.stamps)
        productLikes = ProductLikesInteractor(service: dependencies.likes, work: sending)
        look = { [settings] in AppLook(settings.settings) }
        shell = Shell(
            tabs: Place.tabs.map { Tab(id: $0.route.name, title: $0.title) }, words: .app, clock: dependencies.clock)
    }

    /// Loads the data that several screens share, builds the tabs and opens the first one.
    public func start() {
        shell.shortcuts = Place.all.compactMap { shortcut(to: $0) }
        settings.load()
        bookmarks.load()
        checkStorage()
        for place in Place.tabs {
            tabCoordinators[place.route] = start(place, on: shell.navigation(in: place.route.name))
        }
    }

    /// Tells the user if nothing can be saved; each change that fails then tells the reason.
    private func checkStorage() {
        isStored = dependencies.storage != nil
        storing.start(for: self) { [storage = dependencies.storage] in
            await storage?.writeRefusal()
        } then: { app, result in
            if case .success(.some) = result { app.shell.toasts.show(StorageWords.readOnly) }
        }
    }

    private func shortcut(to place: Place) -> Shortcut? {
        guard case .inFront(let key, let action) = place.standing else { return nil }
        return Shortcut(key, hint: KeyBar.Hint(key.name, action)) { [weak self] in
            self?.coordinatorInFront(at: place) == nil
        } action: { [weak self] in
            self?.show(place)
        }
    }
}

// MARK: - Places

extension AppCoordinator {
    /// Goes to the screen of `route`, or to the screen before it if there is nothing to open yet.
    public func open(_ route: Route) async {
        guard let place = Place.all.first(where: { $0.routes.contains(route) }) else { return }
        if case .over(let parent) = place.standing { await open(parent) }
        let coordinator = show(place)
        if route != place.route { await coordinator?.open(route) }
    }

    /// Goes to `place`.
    ///
    /// - Returns: The coordinator of the place, which opens its subroutes.
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
            if let front = coordinatorInFront(at: place) { return front }
            // The toast may have told the user to go there, and must not cover what is said there.
            shell.toasts.dismiss()
            return start(place, on: shell.navigation())
        }
    }

    /// Returns the coordinator of the front screen if it is that of `place`.
    private func coordinatorInFront(at place: Place) -> (any FeatureCoordinator)? {
        let front = shell.navigation().frontOwner as? any FeatureCoordinator
        let coordinator = place.coordinator(self, shell.navigation())
        return front.flatMap { type(of: $0) == type(of: coordinator) ? $0 : nil }
    }

    private func start(_ place: Place, on navigation: Navigation) -> any FeatureCoordinator {
        let coordinator = place.coordinator(self, navigation)
        coordinator.start()
        return coordinator
    }
}

// MARK: - Drawing

extension AppCoordinator {
    /// Draws the shell with the current badges and settings.
    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        shell.tabs = Place.tabs.map { place in
            let badge = tabCoordinators[place.route]?.badge ?? 0
            return Tab(id: place.route.name, title: place.title, badge: badge == 0 ? nil : badge)
        }
        let look = look()
        shell.showsKeyHints = look.showsKeyHints
        // Pictures are made of colours; without them they have to be drawn as shades.
        let usesColor = appearance.usesColor && look.usesColor
        return shell.draw(
            size: size, tick: tick, appearance: Appearance(symbols: appearance.symbols, usesColor: usesColor),
            transcribes: transcribes)
    }

    /// The theme that the settings choose.
    public var theme: Theme { look().usesColor ? look().theme : look().theme.monochrome }
}
