/// The words of the photos' screens: all photos, the search, and a single photo.
public nonisolated enum PhotosWords {
    // The photos.
    public static var title: String { "Photos" }
    public static var loading: String { "Loading photos" }
    static var noPhotos: String { "No photos available" }
    static var notLoaded: String { "Photos could not be loaded" }
    static var refreshOrSearch: String { "Refresh, or search for photos" }

    // The search.
    public static var searchTitle: String { "Search photos" }
    public static var searchPlaceholder: String { "such as mountains" }
    public static var searching: String { "Searching photos" }
    static var noSearch: String { "No search yet" }
    static var typeToSearch: String { "Type a few words to search" }
    static var searchFailed: String { "Search failed" }
    static var nothingFound: String { "No photos found" }
    static var tryOtherWords: String { "Try other words" }

    // The photos and the search.
    static var loadMore: String { "load more" }
    static var loadMoreHint: String { "Load more photos" }
    static var noDescription: String { "No description" }
    static var unknownPhotographer: String { "Unknown photographer" }

    // One photo.
    static var photographer: String { "Photographer" }
    static var size: String { "Size" }
    static var likes: String { "Likes" }
    static var description: String { "Description" }
    static var link: String { "Link" }

    static func size(width: Int, height: Int) -> String { "\(width) by \(height) pixels" }

    /// Returns a count such as `1 photo`, or `10 of 13 photos` while the service has more.
    static func count(_ count: Int, of total: Int?) -> String {
        if let total, total > count { return "\(count) of \(total) photos" }
        return count == 1 ? "1 photo" : "\(count) photos"
    }
}
