import Binding
public import Interactor
public import Model

/// The services, stores and clocks that the app is made with.
public struct Dependencies {
    public var users: any UsersService
    /// Loads the pictures of users.
    public var pictures: any PictureService
    public var pictureDecoder: any PictureDecoder
    public var photos: any PhotosService
    public var bookmarks: any BookmarksStore
    public var lists: any Database
    /// The dates and identifiers of new lists and items.
    public var stamps: Stamps
    public var shop: any ShopService
    public var likes: any ProductLikesService
    public var feed: any FeedService
    public var signUp: any SignUpService
    public var settings: any SettingsStore
    /// Holds everything that is stored, and knows whether it can be changed; nil if nothing outlives the app.
    public var storage: (any DataStorage)?
    /// The clock that drives toasts and the like animation.
    public var clock: any Clock<Duration>
    /// The format of dates and amounts.
    public var localization: Localization

    public init(
        users: any UsersService, pictures: any PictureService, pictureDecoder: any PictureDecoder,
        photos: any PhotosService, bookmarks: any BookmarksStore, lists: any Database, stamps: Stamps,
        shop: any ShopService, likes: any ProductLikesService, feed: any FeedService, signUp: any SignUpService,
        settings: any SettingsStore, storage: (any DataStorage)?, clock: any Clock<Duration>, localization: Localization
    ) {
        self.users = users
        self.pictures = pictures
        self.pictureDecoder = pictureDecoder
        self.photos = photos
        self.bookmarks = bookmarks
        self.lists = lists
        self.stamps = stamps
        self.shop = shop
        self.likes = likes
        self.feed = feed
        self.signUp = signUp
        self.settings = settings
        self.storage = storage
        self.clock = clock
        self.localization = localization
    }
}

/// The dependencies of each feature.
extension AppCoordinator {
    var users: UsersDependencies {
        UsersDependencies(
            service: dependencies.users, pictures: dependencies.pictures, pictureDecoder: dependencies.pictureDecoder,
            bookmarks: bookmarks, localization: dependencies.localization, work: work)
    }

    var photos: PhotosDependencies { PhotosDependencies(service: dependencies.photos, work: work) }

    /// Its work is `storing`, so that a change is written before the app ends.
    var listsDependencies: ListsDependencies {
        ListsDependencies(lists: lists, localization: dependencies.localization, work: storing)
    }

    var shop: ShopDependencies {
        ShopDependencies(
            service: dependencies.shop, likes: productLikes, bag: bag, localization: dependencies.localization,
            work: work)
    }

    var feed: FeedDependencies {
        FeedDependencies(service: dependencies.feed, likes: feedLikes, clock: dependencies.clock, work: work)
    }

    var profile: ProfileDependencies {
        ProfileDependencies(service: dependencies.users, bookmarks: bookmarks, style: profileBinding, work: work)
    }

    var settingsDependencies: SettingsDependencies { SettingsDependencies(settings: settings) }

    var signUp: SignUpDependencies {
        SignUpDependencies(service: dependencies.signUp, localization: dependencies.localization, work: work)
    }
}
