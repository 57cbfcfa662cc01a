import Binding
import Interactor

/// What the screens of photos are built on.
struct PhotosDependencies {
    /// Where photos come from.
    let service: any PhotosService
    /// What the screens load is a part of this.
    let work: Work
}
