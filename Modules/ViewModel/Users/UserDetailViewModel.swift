import Binding
public import Interactor
public import Model

/// What one person's screen shows, and what it does; it tells one delegate of every change.
public final class UserDetailViewModel {
    /// Who is told of changes: the view.
    public weak var delegate: (any UserDetailViewModelDelegate)?

    let user: User
    let localization: Localization
    private let picture: UserPictureInteractor
    private let bookmarks: BookmarksInteractor
    private weak var navigator: (any UserDetailNavigator)?
    private var wasBookmarked: Bool

    /// What is known of `user`, with the dates in the words of `localization`.
    public init(
        user: User, picture: UserPictureInteractor, bookmarks: BookmarksInteractor, localization: Localization,
        navigator: (any UserDetailNavigator)? = nil
    ) {
        self.user = user
        self.picture = picture
        self.bookmarks = bookmarks
        self.localization = localization
        self.navigator = navigator
        wasBookmarked = bookmarks.isBookmarked(user)
        picture.modelDidUpdate.add(self) { viewModel, picture in viewModel.pictureDidUpdate(picture) }
        bookmarks.modelDidUpdate.add(self) { viewModel, _ in viewModel.bookmarksDidUpdate() }
    }

    /// The name as a title.
    public var displayName: String { user.displayName }

    /// Such as `42 years old • London, United Kingdom`, as far as it is known.
    public var ageLocationText: String { user.ageLocationText }

    /// Whether the person is among the bookmarks.
    public var isBookmarked: Bool { bookmarks.isBookmarked(user) }

    /// What the bookmark's button says now, and in which colour.
    public var bookmarkButtonConfiguration: (title: String, backgroundColor: Tone) {
        User.bookmarkButton(isBookmarked: isBookmarked)
    }

    /// The initials, which stand in for a picture.
    public var placeholderImage: ProfileImage { .initials(user.initials) }

    /// The picture, or what stands in for it.
    public var profileImage: ProfileImage {
        picture.model.value.map { ProfileImage(pixels: $0) } ?? placeholderImage
    }

    /// Why there is no picture; nil where there is one, and while it is on its way.
    public var profileImageProblem: String? {
        switch picture.model.failure {
        case nil, .missing: nil
        case .unavailable(let error): "No picture: \(error.message)"
        case .unreadable(.unsupportedFormat(let format)): "No picture: it is a \(format) file, PPM is read"
        case .unreadable(.malformed(let detail)): "No picture: \(detail)"
        }
    }

    /// Asks for the picture, unless it is there or on its way.
    public func loadProfileImage() { picture.load() }

    /// Adds the person to the bookmarks, or takes them off.
    public func toggleBookmark() { bookmarks.toggle(user) }

    /// What is passed on when the person is shared.
    public func getShareText() -> String {
        let place = user.location.cityAndCountry
        return place.isEmpty ? "Check out \(user.displayName)!" : "Check out \(user.displayName) from \(place)!"
    }

    /// Passes the share text on.
    public func didTapShare() { navigator?.share(getShareText()) }

    private func pictureDidUpdate(_ picture: UserPictureInteractor) {
        if !picture.model.isLoading { delegate?.didLoadProfileImage(profileImage) }
    }

    private func bookmarksDidUpdate() {
        guard isBookmarked != wasBookmarked else { return }
        wasBookmarked = isBookmarked
        delegate?.didUpdateBookmarkStatus()
    }
}
