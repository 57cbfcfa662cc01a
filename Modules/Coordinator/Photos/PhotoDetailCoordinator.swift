import Model
import Shell
import View
import ViewModel

/// Opens the screen of one photo.
final class PhotoDetailCoordinator {
    private let navigation: Navigation

    init(navigation: Navigation) {
        self.navigation = navigation
    }

    func start(_ photo: Photo) {
        let view = PhotoDetailView(viewModel: PhotoDetailViewModel(photo: photo, navigator: self))
        navigation.push(view, at: [photo.id], keeping: self)
    }
}

extension PhotoDetailCoordinator: PhotoDetailNavigator {
    func share(_ text: String) { navigation.share(text) }
}
