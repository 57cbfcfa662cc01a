import Model
import ViewModel

/// Records the navigation of the photos' screens.
@MainActor
final class PhotosNavigatorMock: PhotosNavigator, PhotoDetailNavigator {
    enum Call: Hashable {
        case showDetail(Photo)
        case showSearch
        case share(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of photo: Photo) { calls.append(.showDetail(photo)) }
    func showSearch() { calls.append(.showSearch) }
    func share(_ text: String) { calls.append(.share(text)) }
}
