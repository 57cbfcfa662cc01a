import Binding
import Interactor
import Model

/// What the screens of people are built on.
struct UsersDependencies {
    /// Where people come from.
    let service: any UsersService
    /// Where their pictures come from.
    let pictures: any PictureService
    /// What reads the pictures.
    let pictureDecoder: any PictureDecoder
    let bookmarks: BookmarksInteractor
    let localization: Localization
    /// What the screens load is a part of this.
    let work: Work
}
