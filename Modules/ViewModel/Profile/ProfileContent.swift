public import Interactor
import Model

/// The content of the profile, derived only from the model, so all six profile view models have the same content.
public nonisolated struct ProfileContent: Hashable, Sendable {
    /// The person, from the last successful load; nil until a person has been loaded.
    public let card: Card?
    /// Whether a person is being loaded.
    public let isLoading: Bool
    /// The reason why the last load failed; nil if it did not fail.
    public let problem: String?
    /// The verb for loading again; nil if a retry cannot help.
    public let reloadAction: String?
    /// The name of the change being stored; nil if nothing is being stored.
    public let storing: String?

    /// The texts about a person.
    public struct Card: Hashable, Sendable {
        /// The initials, shown in place of a picture.
        public let initials: String
        /// The full name, on one line.
        public let name: String
        /// The age and the place, if known, such as `42 years old • London, United Kingdom`.
        public let ageLocationText: String
        /// The title of the bookmark button.
        public let bookmarkTitle: String
        /// The label of the bookmark key.
        public let bookmarkAction: String
        /// The colour of the bookmark button.
        public let bookmarkTone: Tone

        public init(
            initials: String, name: String, ageLocationText: String, bookmarkTitle: String, bookmarkAction: String,
            bookmarkTone: Tone
        ) {
            self.initials = initials
            self.name = name
            self.ageLocationText = ageLocationText
            self.bookmarkTitle = bookmarkTitle
            self.bookmarkAction = bookmarkAction
            self.bookmarkTone = bookmarkTone
        }
    }

    /// Creates the content of a profile that has not been loaded yet.
    public init() { self.init(model: Profile()) }

    /// Creates the content for `model`.
    public init(model: Profile) {
        card = model.user.value.map { Card($0, age: model.age, isBookmarked: model.isBookmarked) }
        isLoading = model.user.isLoading
        problem = model.user.failure?.text
        reloadAction = model.user.reloadAction(usually: CommonWords.refresh)
        storing = model.isStoring ? CommonWords.latestBookmarksChange : nil
    }
}

nonisolated extension ProfileContent.Card {
    fileprivate init(_ user: User, age: Int?, isBookmarked: Bool) {
        let button = User.bookmarkButton(isBookmarked: isBookmarked)
        self.init(
            initials: user.initials, name: user.displayName, ageLocationText: user.ageLocationText(age: age),
            bookmarkTitle: button.title, bookmarkAction: CommonWords.bookmark(isBookmarked: isBookmarked),
            bookmarkTone: button.backgroundColor)
    }
}
