import Model

/// The parts of the content under the published names.
extension UserDetailViewModel {
    /// The name as a title.
    public var displayName: String { content.displayName }

    /// Such as `42 years old • London, United Kingdom`, as far as it is known.
    public var ageLocationText: String { content.ageLocationText }

    /// The title and the colour of the bookmark's button.
    public var bookmarkButtonConfiguration: (title: String, backgroundColor: Tone) { content.bookmarkButton }

    /// The initials, which stand in for a picture.
    public var placeholderImage: ProfileImage { .initials(content.user.initials, problem: nil) }

    /// The text that recommends the person to someone else.
    public func getShareText() -> String { content.shareText }

    /// How to reach the person: title, value and symbol of each row.
    public func getContactInformation() -> [(String, String, String)] { content.contact.tuples }

    /// Where the person lives.
    public func getLocationInformation() -> [(String, String, String)] { content.location.tuples }

    /// The person's gender, birth and nationality.
    public func getPersonalInformation() -> [(String, String, String)] { content.person.tuples }

    /// What the service knows the person by.
    public func getAccountInformation() -> [(String, String, String)] { content.account.tuples }
}

nonisolated extension [InformationRow] {
    fileprivate var tuples: [(String, String, String)] { map { ($0.title, $0.value, $0.symbol) } }
}
