public import Model
public import ViewModel

/// Records where it was led.
@MainActor
public final class NavigatorMock:
    UsersListNavigator, BookmarksNavigator, UserDetailNavigator, ContainerNavigator, SettingsNavigator,
    ProductsNavigator, ProductNavigator, BagNavigator, PhotosNavigator,
    PhotoSearchNavigator, PhotoDetailNavigator, ProfileNavigator, MoreNavigator
{
    /// One of the ways that a view model can lead.
    public enum Call: Hashable, Sendable {
        case showDetail(User)
        case showPhoto(Photo)
        case showSearch
        case share(String)
        case showProduct(id: String)
        case showBag
        case showProfile
        case showSignUp
        case showSettings
        case quit
        case suspend
    }

    /// Where it was led so far, in order.
    public private(set) var calls: [Call] = []

    /// A navigator that has not been led anywhere.
    public init() {}

    public func showDetail(of user: User) { calls.append(.showDetail(user)) }
    public func showDetail(of photo: Photo) { calls.append(.showPhoto(photo)) }
    public func showSearch() { calls.append(.showSearch) }
    public func share(_ text: String) { calls.append(.share(text)) }
    public func showProduct(id: Product.ID) { calls.append(.showProduct(id: id)) }
    public func showBag() { calls.append(.showBag) }
    public func showProfile() { calls.append(.showProfile) }
    public func showSignUp() { calls.append(.showSignUp) }
    public func showSettings() { calls.append(.showSettings) }
    public func quit() { calls.append(.quit) }
    public func suspend() { calls.append(.suspend) }
}
