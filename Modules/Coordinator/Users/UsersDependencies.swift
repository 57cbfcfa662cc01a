import Binding
import Foundation
import Interactor
import Model

/// The services, interactors and work behind the screens of people.
struct UsersDependencies {
    let service: any UsersService
    let pictures: any PictureService
    let pictureDecoder: any PictureDecoder
    let bookmarks: BookmarksInteractor
    let localization: Localization
    let now: () -> Date
    /// The parent of the work that each screen starts.
    let work: Work
    /// The work that runs the reads and writes of `bookmarks`.
    let storing: Work
}
