/// The words of the photos, their search and a single photo.
public nonisolated enum PhotosWords {
    // The photos.
    public static let title = "Photos"
    public static let loading = "Loading photos"
    static let noPhotos = "No photos available"
    static let notLoaded = "Photos could not be loaded"
    static let pressToRefreshOrSearch = "Press r to refresh, or / to search for photos"

    // The search.
    public static let searchTitle = "Search photos"
    public static let searchPlaceholder = "such as mountains"
    public static let searching = "Searching photos"
    static let noSearch = "No search yet"
    static let typeToSearch = "Type a few words and press enter"
    static let searchFailed = "Search failed"
    static let nothingFound = "No photos found"
    static let tryOtherWords = "Try other words"
    static let pressToTryOtherWords = "Press / to try other words"

    // Both.
    static let loadMore = "load more"
    static let noDescription = "No description"
    static let unknownPhotographer = "Unknown photographer"

    // One photo.
    public static let shareTitle = "Share"
    static let photographer = "Photographer"
    static let size = "Size"
    static let likes = "Likes"
    static let description = "Description"
    static let link = "Link"

    static func size(width: Int, height: Int) -> String { "\(width) by \(height) pixels" }

    static func pressR(to action: String) -> String { "Press r to \(action)" }

    /// Returns a count such as `1 photo`, or `10 of 13 photos` if more follow.
    static func count(_ count: Int, of total: Int?) -> String {
        if let total, total > count { return "\(count) of \(total) photos" }
        return count == 1 ? "1 photo" : "\(count) photos"
    }

}
