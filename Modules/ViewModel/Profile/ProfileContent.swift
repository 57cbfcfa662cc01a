import Interactor
import Model

/// What the profile shows: it derives from the model alone, and is the same in every binding style.
public nonisolated struct ProfileContent: Hashable, Sendable {
    /// The person, old or new; nil until somebody has come.
    public let card: Card?
    /// Whether somebody is on their way.
    public let isLoading: Bool
    /// Why nobody came; nil while all is well.
    public let problem: String?

    /// What is told of a person.
    public struct Card: Hashable, Sendable {
        /// The initials, in the place of a picture.
        public let initials: String
        /// The full name, on one line.
        public let name: String
        /// Such as `42 years old • London, United Kingdom`, as far as it is known.
        public let ageLocationText: String
        /// What the bookmark's button says.
        public let bookmarkTitle: String
        /// The colour of the bookmark's button.
        public let bookmarkTone: Tone
    }

    /// Nobody, of whom nothing has been asked for.
    public init() { self.init(Profile()) }

    init(_ profile: Profile) {
        card = profile.user.value.map { Card($0, isBookmarked: profile.isBookmarked) }
        isLoading = profile.user.isLoading
        problem = profile.user.failure?.message
    }
}

nonisolated extension ProfileContent.Card {
    fileprivate init(_ user: User, isBookmarked: Bool) {
        initials = user.initials
        name = user.displayName
        ageLocationText = user.ageLocationText
        (bookmarkTitle, bookmarkTone) = User.bookmarkButton(isBookmarked: isBookmarked)
    }
}
