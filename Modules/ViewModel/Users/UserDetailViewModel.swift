import Binding
public import Foundation
public import Interactor
public import Model

/// The view model of one person's screen; it notifies one delegate of every change.
@dynamicMemberLookup
public final class UserDetailViewModel {
    /// The view; it is notified of every change.
    public weak var delegate: (any UserDetailViewModelDelegate)?

    private let user: User
    private let localization: Localization
    private let today: Date
    private let picture: UserPictureInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UserDetailNavigator)?
    private var wasBookmarked: Bool

    /// Creates a view model for `user`; it formats dates with `localization`, and computes the age on the date `today`.
    public init(
        user: User, picture: UserPictureInteractor, bookmarks: BookmarksInteractor, localization: Localization,
        today: Date, navigator: (any UserDetailNavigator)?
    ) {
        self.user = user
        self.picture = picture
        self.bookmarks = bookmarks
        self.localization = localization
        self.today = today
        self.navigator = navigator
        wasBookmarked = bookmarks.isBookmarked(user)
        picture.modelDidUpdate.add(self) { viewModel, picture in viewModel.pictureDidUpdate(picture) }
        bookmarks.modelDidUpdate.add(self) { viewModel, _ in viewModel.bookmarksDidUpdate() }
    }

    /// The name of the change being stored; nil if nothing is being stored.
    public var storing: String? { bookmarks.saving.subject(CommonWords.latestBookmarksChange) }

    /// The whole content of the view.
    public var content: UserDetailContent {
        UserDetailContent(
            user: user, picture: picture.model, isBookmarked: bookmarks.isBookmarked(user), localization: localization,
            today: today)
    }

    /// Gives direct access to the properties of `content`, as in the article “ViewModels Architecture” (Articles.md).
    public subscript<Value>(dynamicMember path: KeyPath<UserDetailContent, Value>) -> Value { content[keyPath: path] }

    private func pictureDidUpdate(_ picture: UserPictureInteractor) {
        if !picture.model.isLoading { delegate?.didLoadProfileImage(content.image) }
    }

    private func bookmarksDidUpdate() {
        let isBookmarked = bookmarks.isBookmarked(user)
        guard isBookmarked != wasBookmarked else { return }
        wasBookmarked = isBookmarked
        delegate?.didUpdateBookmarkStatus()
    }
}

// MARK: - Content

extension UserDetailViewModel {
    /// Returns the text that recommends the person to someone else.
    public func getShareText() -> String { content.shareText }

    /// Returns the contact rows, each with a title, a value and a symbol.
    public func getContactInformation() -> [(String, String, String)] { content.contact.map(\.tuple) }

    /// Returns the person's address.
    public func getLocationInformation() -> [(String, String, String)] { content.location.map(\.tuple) }

    /// Returns the person's gender, birth and nationality.
    public func getPersonalInformation() -> [(String, String, String)] { content.person.map(\.tuple) }

    /// Returns the username and the UUID of the person.
    public func getAccountInformation() -> [(String, String, String)] { content.account.map(\.tuple) }
}

nonisolated extension InformationRow {
    fileprivate var tuple: (String, String, String) { (title, value, symbol) }
}

// MARK: - Actions

extension UserDetailViewModel {
    /// Loads the picture, unless it is loaded or loading.
    public func loadProfileImage() { picture.load() }

    /// Adds or removes the person's bookmark.
    public func toggleBookmark() { bookmarks.toggle(user) }

    /// Passes the share text to the navigator.
    public func didTapShare() { navigator?.share(getShareText()) }
}
