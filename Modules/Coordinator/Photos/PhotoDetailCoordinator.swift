import Model
import TextUI
import View
import ViewModel

/// Builds one photo's screen.
final class PhotoDetailCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start(_ photo: Photo) {
        guard let app else { return }
        let view = PhotoDetailView(viewModel: PhotoDetailViewModel(photo: photo, navigator: self))
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension PhotoDetailCoordinator: PhotoDetailNavigator {
    func share(_ text: String) {
        app?.host?.copy(text)
    }
}
