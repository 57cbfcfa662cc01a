import Binding
public import Interactor
public import Model

/// Everything from outside that the app is built on.
public struct Dependencies {
    /// Where people come from.
    public let users: any UsersService
    /// Where their pictures come from.
    public let pictures: any PictureService
    /// What reads the pictures.
    public let pictureDecoder: any PictureDecoder
    /// Where photos come from.
    public let photos: any PhotosService
    /// Where bookmarks are kept.
    public let bookmarks: any BookmarksStore
    /// Where to-do lists are kept.
    public let lists: any Database
    /// What to-do lists are dated and named by.
    public let stamps: Stamps
    /// Where products come from.
    public let shop: any ShopService
    /// Where the feed comes from.
    public let feed: any FeedService
    /// Where people sign up.
    public let signUp: any SignUpService
    /// Where settings are kept.
    public let settings: any SettingsStore
    /// The clock that drives toasts and the sparks of a like.
    public let clock: any Clock<Duration>
    /// The language that dates and amounts are written in.
    public let localization: Localization

    /// What the app is built on.
    public init(
        users: any UsersService, pictures: any PictureService, pictureDecoder: any PictureDecoder,
        photos: any PhotosService, bookmarks: any BookmarksStore, lists: any Database, stamps: Stamps,
        shop: any ShopService, feed: any FeedService, signUp: any SignUpService, settings: any SettingsStore,
        clock: any Clock<Duration>, localization: Localization
    ) {
        self.users = users
        self.pictures = pictures
        self.pictureDecoder = pictureDecoder
        self.photos = photos
        self.bookmarks = bookmarks
        self.lists = lists
        self.stamps = stamps
        self.shop = shop
        self.feed = feed
        self.signUp = signUp
        self.settings = settings
        self.clock = clock
        self.localization = localization
    }
}

/// What each feature gets of it.
extension AppCoordinator {
    var users: UsersDependencies {
        UsersDependencies(
            service: dependencies.users, pictures: dependencies.pictures, pictureDecoder: dependencies.pictureDecoder,
            bookmarks: bookmarks, localization: dependencies.localization, work: work)
    }

    var photos: PhotosDependencies { PhotosDependencies(service: dependencies.photos, work: work) }

    /// A change of the lists is written before the app ends.
    var lists: ListsDependencies {
        ListsDependencies(
            database: dependencies.lists, stamps: dependencies.stamps, localization: dependencies.localization,
            work: storing)
    }

    var shop: ShopDependencies {
        ShopDependencies(
            service: dependencies.shop, likes: likes, bag: bag, localization: dependencies.localization, work: work)
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
