/// The titles of the app's places: of its tabs, and of the rows of the tab More.
public nonisolated enum PlaceTitle {
    public static let users = "Users"
    public static let bookmarks = "Bookmarks"
    public static let photos = "Photos"
    public static let lists = "Lists"
    public static let shop = "Shop"
    public static let feed = "Feed"
    public static let more = "More"
    public static let profile = "Profile"
    public static let signUp = "Sign Up"
    public static let settings = "Settings"
}
