/// The words of the list of people, of one person's screen and of the bookmarks.
public nonisolated enum UsersWords {
    // The list.
    public static let title = "Users"
    public static let searchPrompt = "Name, email, city or country"
    public static let endSearch = "end search"
    public static let loadMore = "load more"
    public static let loading = "Loading users"
    static let noneFound = (title: "No users found", subtitle: "Try adjusting your search criteria")
    static let none = (title: CommonWords.noUsers, subtitle: "\(refresh), or check your connection")
    static let refresh = "Press r to refresh"

    static let notLoaded = "Users could not be loaded"

    static func count(_ count: Int) -> String { count == 1 ? "1 user" : "\(count) users" }
    static func found(_ count: Int, of total: Int) -> String { "\(count) of \(self.count(total))" }
    static func foundSoFar(_ count: Int, of total: Int) -> String {
        "\(count) of \(total) loaded \(total == 1 ? "user" : "users"), ctrl-n for more"
    }

    // A row.
    public static let bookmarked = "bookmarked"

    // One person.
    public static let shareTitle = "Share"
    static let contactInformation = "Contact Information"
    static let email = "Email"
    static let phone = "Phone"
    static let cell = "Cell"
    static let location = "Location"
    static let address = "Address"
    static let city = "City"
    static let state = "State"
    static let country = "Country"
    static let postcode = "Postcode"
    static let personalInformation = "Personal Information"
    static let gender = "Gender"
    static let dateOfBirth = "Date of Birth"
    static let age = "Age"
    static let nationality = "Nationality"
    static let accountInformation = "Account Information"
    static let username = "Username"
    static let uuid = "UUID"

    static func share(_ name: String, from place: String) -> String {
        place.isEmpty ? "Check out \(name)!" : "Check out \(name) from \(place)!"
    }

    static func noPicture(because reason: String) -> String { "No picture: \(reason)" }
    static let unknownFormat = "unknown format, only PPM is supported"
    static func unsupported(_ format: String) -> String { "\(format) is not supported, only PPM" }

    // The bookmarks.
    public static let bookmarksTitle = "Bookmarks"
    public static let loadingBookmarks = "Loading bookmarks"
    public static let remove = "remove"
    public static let clearAll = "clear all"
    public static let removeBookmarkTitle = "Remove bookmark"
    public static let removeButton = "Remove"
    public static let clearAllButton = "Clear all"
    static let unnamedRemoval = "Remove bookmark?"
    public static let clearAllQuestion =
        "Are you sure you want to remove all bookmarked users? This action cannot be undone."
    static let unreadableBookmarks = "Bookmarks are not available"
    static let unreadBookmarks = "Your bookmarks could not be read."
    static let noBookmarks = (title: "No Bookmarks Yet", subtitle: "Start bookmarking users to see them here")

    static func removal(of name: String) -> String { "Remove \(name) from bookmarks?" }
}
