import Binding
import Interactor

/// The dependencies of the photos' screens.
struct PhotosDependencies {
    /// The source of the photos.
    let service: any PhotosService
    /// The parent of the work that each screen starts.
    let work: Work
}
