/// A screen as a value, by which it can be opened from outside.
public nonisolated enum Route: String, CaseIterable, Sendable {
    case users
    /// The first person of the list.
    case userDetail = "user-detail"
    case bookmarks
    case photos
    /// The first photo.
    case photoDetail = "photo-detail"
    case photoSearch = "photo-search"
    case lists
    /// The list that was changed last.
    case list
    case shop
    /// The first product of the shop.
    case product
    case bag
    case feed
    case more
    case profile
    case signUp = "sign-up"
    case settings
}
