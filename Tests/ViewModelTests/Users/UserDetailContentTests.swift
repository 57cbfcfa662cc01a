import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("What a user's detail shows of a model")
struct UserDetailContentTests {
    private typealias Picture = LoadableModel<DecodedPicture, UserPictureError>

    @Test("a name with line breaks on one line", arguments: ["\n", "\r\n", "\u{2028}", "\n\n"])
    func nameWithLineBreaks(separator: String) {
        let content = UserDetailContent(.sample("Ada\(separator)King", "Lovelace\(separator)"))
        #expect(content.displayName == "Ada King Lovelace")
    }

    @Test("age and place")
    func ageLocation() {
        #expect(UserDetailContent(.sample()).ageLocationText == "33 years old • London, United Kingdom")
    }

    @Test(
        "as much of age and place as is known",
        arguments: [
            (true, "London", nil, "33 years old • London"), (true, nil, "Iran", "33 years old • Iran"),
            (true, nil, nil, "33 years old"), (false, "London", "Iran", "London, Iran"), (false, nil, nil, ""),
        ])
    func partOfAgeLocation(hasAge: Bool, city: String?, country: String?, expected: String) {
        let user = User.sample(city: city, country: country, birth: hasAge ? .sample(age: 33) : nil)
        #expect(UserDetailContent(user).ageLocationText == expected)
    }

    @Test(
        "a share text with as much of the place as is known",
        arguments: [
            ("London", "United Kingdom", "Check out Ada Lovelace from London, United Kingdom!"),
            ("London", nil, "Check out Ada Lovelace from London!"), (nil, "Iran", "Check out Ada Lovelace from Iran!"),
            (nil, nil, "Check out Ada Lovelace!"),
        ])
    func shareText(city: String?, country: String?, expected: String) {
        #expect(UserDetailContent(.sample("Ada", "Lovelace", city: city, country: country)).shareText == expected)
    }

    @Test("a button that adds a bookmark, on blue, or removes it, on red")
    func bookmarkButton() {
        let (plain, bookmarked) = (UserDetailContent(.sample()), UserDetailContent(.sample(), isBookmarked: true))
        #expect(plain.bookmarkButtonConfiguration == ("Add Bookmark", .accent))
        #expect(bookmarked.bookmarkButtonConfiguration == ("Remove Bookmark", .destructive))
    }

    @Test("the initials until the picture arrives, and for a user without one", arguments: [false, true])
    func placeholder(isMissing: Bool) {
        for picture in isMissing ? [.error(.missing, nil)] : [.none, .loading(nil)] as [Picture] {
            #expect(UserDetailContent(.sample(), picture: picture).image == .initials("AL", problem: nil))
        }
    }

    @Test("the picture")
    func picture() throws {
        let pixels = try #require(PixelImage(width: 1, height: 1, rgb: [1, 2, 3]))
        let content = UserDetailContent(.sample(), picture: .some(.pixels(pixels)))
        #expect(content.image == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(content.image.problem == nil)
    }

    @Test(
        "the initials, and why there is no picture",
        arguments: [
            (.unavailable(.httpError(404)), "No picture: HTTP error with status code: 404"),
            (
                .unavailable(.networkError(ConnectionError.redirectedTooOften(server: "a", limit: 10))),
                "No picture: Network error: The server a redirected the request more than 10 times"
            ),
            (.unavailable(.noData), "No picture: No data received"),
            (.unreadable(.unsupportedFormat("JPEG")), "No picture: JPEG is not supported"),
            (.unreadable(.unsupportedFormat(nil)), "No picture: unknown format"),
            (
                .unreadable(.malformed(FormatError(path: "", expected: .bytes(3), found: .bytes(2)))),
                "No picture: expected 3 bytes, got 2 bytes"
            ),
        ] as [(UserPictureError, String)])
    func problem(error: UserPictureError, expected: String) {
        let image = UserDetailContent(.sample(), picture: .error(error, nil)).image
        #expect(image == .initials("AL", problem: expected))
        #expect(image.problem == expected)
    }

    @Test("the rest as before when it shows another picture")
    func showing() {
        let content = UserDetailContent(.sample(), isBookmarked: true)
        let shown = content.showing(.picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.image == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.bookmarkButtonConfiguration == content.bookmarkButtonConfiguration)
        #expect(shown.displayName == content.displayName)
    }
}
