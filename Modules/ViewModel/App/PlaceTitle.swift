/// The titles of the tabs, and of the rows of the More tab.
public nonisolated enum PlaceTitle {
    public static let users = UsersWords.title
    public static let bookmarks = UsersWords.bookmarksTitle
    public static let photos = PhotosWords.title
    public static let lists = ListsWords.tabTitle
    public static let shop = ShopWords.title
    public static let feed = FeedWords.title
    public static let more = MoreWords.title
    public static let profile = ProfileWords.title
    public static let signUp = SignUpWords.title
    public static let settings = SettingsWords.title
}
