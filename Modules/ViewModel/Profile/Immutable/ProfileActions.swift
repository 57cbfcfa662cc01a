public import Interactor

/// The actions of the profile.
public protocol ProfileActions: AnyObject {
    /// Loads the person, unless they are there or being loaded.
    func load()
    /// Loads the person again; the one who is there stays until the answer has come.
    func refresh()
    /// Bookmarks the person, or removes the bookmark.
    func toggleBookmark()
}

extension ProfileInteractor: ProfileActions {}
