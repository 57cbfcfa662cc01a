/// The words of the list of people, of one person's screen and of the bookmarks.
public nonisolated enum UsersWords {
    // The list.
    public static var title: String { "Users" }
    public static var searchPrompt: String { "Name, email, city or country" }
    public static var endSearch: String { "end search" }
    public static var loadMore: String { "load more" }
    public static var loading: String { "Loading users" }
    static var noneFound: (title: String, subtitle: String) {
        ("No users found", "Try adjusting your search criteria")
    }
    static var none: (title: String, subtitle: String) {
        (CommonWords.noUsers, "Refresh, or check your connection")
    }
    static var checkAgain: String { "Refresh to check again" }

    static var notLoaded: String { "Users could not be loaded" }

    static func count(_ count: Int) -> String { count == 1 ? "1 user" : "\(count) users" }
    static func found(_ count: Int, of total: Int) -> String { "\(count) of \(self.count(total))" }
    static func foundSoFar(_ count: Int, of total: Int) -> String {
        "\(count) of \(total) loaded \(total == 1 ? "user" : "users")"
    }

    // A row.
    public static var bookmarked: String { "bookmarked" }

    // One person.
    static var contactInformation: String { "Contact Information" }
    static var email: String { "Email" }
    static var phone: String { "Phone" }
    static var cell: String { "Cell" }
    static var location: String { "Location" }
    static var address: String { "Address" }
    static var city: String { "City" }
    static var state: String { "State" }
    static var country: String { "Country" }
    static var postcode: String { "Postcode" }
    static var personalInformation: String { "Personal Information" }
    static var gender: String { "Gender" }
    static var dateOfBirth: String { "Date of Birth" }
    static var age: String { "Age" }
    static var nationality: String { "Nationality" }
    static var accountInformation: String { "Account Information" }
    static var username: String { "Username" }
    static var uuid: String { "UUID" }

    static func share(_ name: String, from place: String) -> String {
        place.isEmpty ? "Check out \(name)!" : "Check out \(name) from \(place)!"
    }

    static func noPicture(because reason: String) -> String { "No picture: \(reason)" }
    static var unknownFormat: String { "unknown format" }
    static func unsupported(_ format: String) -> String { "\(format) is not supported" }

    // The bookmarks.
    public static var bookmarksTitle: String { "Bookmarks" }
    public static var loadingBookmarks: String { "Loading bookmarks" }
    public static var remove: String { "remove" }
    public static var clearAll: String { "clear all" }
    public static var removeBookmarkTitle: String { "Remove bookmark" }
    public static var removeButton: String { "Remove" }
    public static var clearAllButton: String { "Clear all" }
    static var unnamedRemoval: String { "Remove bookmark?" }
    public static var clearAllQuestion: String {
        "Are you sure you want to remove all bookmarked users? This action cannot be undone."
    }
    static var unreadableBookmarks: String { "Bookmarks are not available" }
    static var unreadBookmarks: String { "Your bookmarks could not be read." }
    static var noBookmarks: (title: String, subtitle: String) {
        ("No Bookmarks Yet", "Start bookmarking users to see them here")
    }

    static func removal(of name: String) -> String { "Remove \(name) from bookmarks?" }
}
