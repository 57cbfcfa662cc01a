import Binding
public import Foundation
public import Interactor
public import Model

/// One person's screen: it tells one delegate about every change.
@dynamicMemberLookup
public final class UserDetailViewModel {
    /// The listener, which is the view.
    public weak var delegate: (any UserDetailViewModelDelegate)?

    private let user: User
    private let localization: Localization
    private let today: Date
    private let picture: UserPictureInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UserDetailNavigator)?
    private var wasBookmarked: Bool

    /// Shows `user`, with dates as `localization` writes them, and the age on the day of `today`.
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

    /// What is being stored; nil if nothing is.
    public var storing: String? { bookmarks.saving.subject(CommonWords.latestBookmarksChange) }

    /// Everything the view shows.
    public var content: UserDetailContent {
        UserDetailContent(
            user: user, picture: picture.model, isBookmarked: bookmarks.isBookmarked(user), localization: localization,
            today: today)
    }

    /// The published properties are those of the content.
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

// MARK: - What the view asks

extension UserDetailViewModel {
    /// The text that recommends the person to someone else.
    public func getShareText() -> String { content.shareText }

    /// How to reach the person: title, value and symbol of each row.
    public func getContactInformation() -> [(String, String, String)] { content.contact.map(\.tuple) }

    /// Where the person lives.
    public func getLocationInformation() -> [(String, String, String)] { content.location.map(\.tuple) }

    /// The person's gender, birth and nationality.
    public func getPersonalInformation() -> [(String, String, String)] { content.person.map(\.tuple) }

    /// What the service knows the person by.
    public func getAccountInformation() -> [(String, String, String)] { content.account.map(\.tuple) }
}

nonisolated extension InformationRow {
    fileprivate var tuple: (String, String, String) { (title, value, symbol) }
}

// MARK: - What the user does

extension UserDetailViewModel {
    /// Loads the picture, unless it is there or already loading.
    public func loadProfileImage() { picture.load() }

    /// Adds or removes the person's bookmark.
    public func toggleBookmark() { bookmarks.toggle(user) }

    /// Hands the share text to the navigator.
    public func didTapShare() { navigator?.share(getShareText()) }
}
