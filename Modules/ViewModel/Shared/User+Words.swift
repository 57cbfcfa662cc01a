import Model

/// The words about a person that several screens share.
nonisolated extension User {
    /// The full name on one line.
    var displayName: String { fullName.onOneLine }

    static func ageText(_ age: Int) -> String { age == 1 ? "1 year old" : "\(age) years old" }

    /// Returns the age and place, if known, such as `42 years old • London, United Kingdom`.
    func ageLocationText(age: Int?) -> String {
        [age.map(User.ageText) ?? "", location.cityAndCountry].filter { !$0.isEmpty }.joined(separator: " • ")
    }

    /// Returns the title and the colour of the bookmark button.
    static func bookmarkButton(isBookmarked: Bool) -> (title: String, backgroundColor: Tone) {
        (CommonWords.bookmarkButton(isBookmarked: isBookmarked), isBookmarked ? .destructive : .accent)
    }
}
