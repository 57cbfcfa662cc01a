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

    /// How to reach the person: rows of title, value and symbol.
    public func getContactInformation() -> [InformationRow] { content.contact }

    /// Where the person lives.
    public func getLocationInformation() -> [InformationRow] { content.location }

    /// The person's gender, birth and nationality.
    public func getPersonalInformation() -> [InformationRow] { content.person }

    /// What the service knows the person by.
    public func getAccountInformation() -> [InformationRow] { content.account }
}
