import Binding
import Interactor

/// The services of the screens of photos.
struct PhotosDependencies {
    /// The source of the photos.
    let service: any PhotosService
    /// The parent of the screens' own work.
    let work: Work
}
