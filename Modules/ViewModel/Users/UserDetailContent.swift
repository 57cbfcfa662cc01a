public import Foundation
public import Interactor
public import Model

/// The content of one person's screen: the person, the picture and the bookmark.
public nonisolated struct UserDetailContent: Sendable {
    /// The picture or its placeholder.
    public private(set) var image: ProfileImage
    let user: User
    let age: Int?
    let localization: Localization
    private let isBookmarked: Bool

    /// Creates the content for `user`; formats dates with `localization`, and computes the age on the date `today`.
    public init(
        user: User, picture: LoadableModel<DecodedPicture, UserPictureError>, isBookmarked: Bool,
        localization: Localization, today: Date
    ) {
        image = ProfileImage(picture, initials: user.initials)
        self.user = user
        age = user.birth?.age(at: today, in: localization.timeZone)
        self.isBookmarked = isBookmarked
        self.localization = localization
    }

    /// Returns the same content with another picture.
    public func showing(_ image: ProfileImage) -> UserDetailContent {
        var content = self
        content.image = image
        return content
    }

    /// The name as a title.
    public var displayName: String { user.displayName }

    /// The age and place, if known, such as `42 years old • London, United Kingdom`.
    public var ageLocationText: String { user.ageLocationText(age: age) }

    /// The title and the colour of the bookmark button.
    public var bookmarkButtonConfiguration: (title: String, backgroundColor: Tone) {
        User.bookmarkButton(isBookmarked: isBookmarked)
    }

    /// The label of the bookmark key.
    public var bookmarkAction: String { CommonWords.bookmark(isBookmarked: isBookmarked) }

    /// The initials, shown without a picture.
    public var placeholderImage: ProfileImage { .initials(user.initials, problem: nil) }

    /// The text that recommends the person to someone else.
    public var shareText: String { UsersWords.share(user.displayName, from: user.location.cityAndCountry) }
}
