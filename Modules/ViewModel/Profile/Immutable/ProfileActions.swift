public import Interactor

/// The actions of the profile.
public protocol ProfileActions: AnyObject {
    /// Loads the person, unless the person is loaded or loading.
    func load()
    /// Loads the person again; the current person stays until the response arrives.
    func refresh()
    /// Bookmarks the person, or removes the bookmark.
    func toggleBookmark()
}

extension ProfileInteractor: ProfileActions {}
