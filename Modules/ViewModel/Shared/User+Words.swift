import Model

/// What every screen says of a person in the same words.
nonisolated extension User {
    /// The full name on one line, whatever line breaks are in it.
    var displayName: String { fullName.onOneLine }

    var ageText: String? { birth.map { "\($0.age) years old" } }

    /// Such as `42 years old • London, United Kingdom`, as far as it is known.
    var ageLocationText: String {
        [ageText ?? "", location.cityAndCountry].filter { !$0.isEmpty }.joined(separator: " • ")
    }

    /// What the bookmark's button says, and in which colour.
    static func bookmarkButton(isBookmarked: Bool) -> (title: String, backgroundColor: Tone) {
        isBookmarked ? ("Remove Bookmark", .destructive) : ("Add Bookmark", .accent)
    }
}
