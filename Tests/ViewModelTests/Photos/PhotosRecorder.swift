import Model
import ViewModel

/// Records in order what the photos' view models call: their closures, each with what shows then, and their navigator.
@MainActor
final class PhotosRecorder: PhotosNavigator, PhotoDetailNavigator {
    enum Call: Hashable {
        case reload(cellCount: Int)
        case content(isLoading: Bool)
        case alert(String?)
        case showDetail(Photo)
        case showSearch
        case share(String)
    }

    private(set) var calls: [Call] = []

    func record(_ call: Call) { calls.append(call) }

    func showDetail(of photo: Photo) { record(.showDetail(photo)) }
    func showSearch() { record(.showSearch) }
    func share(_ text: String) { record(.share(text)) }
}
