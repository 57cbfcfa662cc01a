public import Interactor
import Model

/// The content of the profile: it is made of the model alone and is the same in every binding style.
public nonisolated struct ProfileContent: Hashable, Sendable {
    /// The person, old or new; nil until one has been loaded.
    public let card: Card?
    /// Whether a person is being loaded.
    public let isLoading: Bool
    /// The reason why loading failed; nil while all is well.
    public let problem: String?
    /// The verb for loading again; nil if that cannot help.
    public let reloadAction: String?
    /// What is being stored; nil if nothing is.
    public let storing: String?

    /// A person in words.
    public struct Card: Hashable, Sendable {
        /// The initials, shown in place of a picture.
        public let initials: String
        /// The full name, on one line.
        public let name: String
        /// The age and the place as far as they are known, such as `42 years old • London, United Kingdom`.
        public let ageLocationText: String
        /// The title of the bookmark's button.
        public let bookmarkTitle: String
        /// What the bookmark's key does.
        public let bookmarkAction: String
        /// The colour of the bookmark's button.
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

    /// The content of a profile that has not been loaded yet.
    public init() { self.init(model: Profile()) }

    /// The content that `model` shows.
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
