import Binding
import Interactor
import Model
public import TextUI
import View
public import ViewModel

/// The app: its container, what its modules share, and the way to every screen.
public final class AppCoordinator {
    let container: Container
    /// All that the app's modules have begun.
    let work = Work()
    public weak var host: (any AppHost)?

    let dependencies: Dependencies
    /// How the profile's view hears of its view model.
    let profileBinding: BindingStyle
    /// What reads and writes what is kept between runs.
    let storing: Work
    let bookmarks: BookmarksInteractor
    let settings: SettingsInteractor
    let toasts: ToastInteractor
    let likes = LikesInteractor<Product>()
    let feedLikes = LikesInteractor<FeedEntry>()
    let bag = BagInteractor()
    private weak var users: UsersCoordinator?
    private weak var photos: PhotosCoordinator?
    private weak var lists: AllListsCoordinator?
    private weak var shop: ShopCoordinator?
    private weak var more: MoreCoordinator?

    /// An app that has not been started.
    public init(dependencies: Dependencies, profileBinding: BindingStyle = .immutable) {
        self.dependencies = dependencies
        self.profileBinding = profileBinding
        storing = Work(within: work)
        bookmarks = BookmarksInteractor(store: dependencies.bookmarks, work: storing)
        settings = SettingsInteractor(store: dependencies.settings, work: storing)
        toasts = ToastInteractor(clock: dependencies.clock)
        container = Container(
            viewModel: ContainerViewModel(
                bookmarks: bookmarks, bag: bag, settings: settings, toasts: toasts, navigator: nil))
        bookmarks.modelDidUpdate.add(self) { app, _ in app.configureContainer() }
        bag.modelDidUpdate.add(self) { app, _ in app.configureContainer() }
        settings.modelDidUpdate.add(self) { app, _ in app.configureContainer() }
        toasts.modelDidUpdate.add(self) { app, _ in app.toastDidUpdate() }
    }

    /// Goes to the screen that `route` names; to the one before it where there is nothing to open yet.
    public func open(_ route: Route) async {
        switch route {
        case .users: select(.users)
        case .userDetail:
            select(.users)
            await work.settle()
            users?.showFirstDetail()
        case .bookmarks: select(.bookmarks)
        case .photos: select(.photos)
        case .photoDetail:
            select(.photos)
            await work.settle()
            photos?.showFirstDetail()
        case .photoSearch:
            select(.photos)
            photos?.showSearch()
        case .lists: select(.lists)
        case .list:
            select(.lists)
            await work.settle()
            lists?.showFirstList()
        case .shop: select(.shop)
        case .product:
            select(.shop)
            await work.settle()
            shop?.showFirstProduct()
        case .bag:
            select(.shop)
            shop?.showBag()
        case .feed: select(.feed)
        case .more: select(.more)
        case .profile:
            select(.more)
            more?.showProfile()
        case .signUp:
            select(.more)
            more?.showSignUp()
        case .settings: showSettings()
        }
    }

    private enum TabIndex: Int {
        case users
        case bookmarks
        case photos
        case lists
        case shop
        case feed
        case more
    }

    private func select(_ tab: TabIndex) {
        container.selectTab(tab.rawValue)
        container.popToRoot()
    }

    private func configureContainer() {
        container.configure(
            with: ContainerViewModel(
                bookmarks: bookmarks, bag: bag, settings: settings, toasts: toasts, navigator: self))
    }

    /// A toast that goes is progress, though nobody waits for it.
    private func toastDidUpdate() {
        configureContainer()
        didProgress?()
    }
}

extension AppCoordinator: ContainerApp, ContainerNavigator {
    /// Builds the tabs and begins to load.
    public func start() {
        configureContainer()
        settings.load()
        let users = UsersCoordinator(app: self)
        self.users = users
        users.start()
        BookmarksCoordinator(app: self).start()
        let photos = PhotosCoordinator(app: self)
        self.photos = photos
        photos.start()
        let lists = AllListsCoordinator(app: self)
        self.lists = lists
        lists.start()
        let shop = ShopCoordinator(app: self)
        self.shop = shop
        shop.start()
        FeedCoordinator(app: self).start()
        let more = MoreCoordinator(app: self)
        self.more = more
        more.start()
    }

    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        // Without colours, a picture that is made of them would be one plain area.
        let usesColor = appearance.usesColor && settings.settings.usesColor
        return container.draw(
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

    public func finishSaving() async { await storing.settle() }
}

extension AppCoordinator: SettingsNavigator {
    /// Opens the settings, unless they are in front.
    public func showSettings() {
        guard !(container.front is SettingsView) else { return }
        SettingsCoordinator(app: self).start()
    }
}
