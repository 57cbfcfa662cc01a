import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("What a user's detail shows of a model")
struct UserDetailContentTests {
    typealias Picture = LoadableModel<DecodedPicture, UserPictureError>

    @Test("A name with line breaks is on one line", arguments: ["\n", "\r\n", "\u{2028}", "\n\n"])
    func nameWithLineBreaks(separator: String) {
        let content = UserDetailContent(.sample("Ada\(separator)King", "Lovelace\(separator)"))
        #expect(content.displayName == "Ada King Lovelace")
    }

    @Test(
        "The line under the name has as much of age and place as is known",
        arguments: [
            (true, "London", nil, "33 years old • London"), (true, nil, "Iran", "33 years old • Iran"),
            (true, nil, nil, "33 years old"), (false, "London", "Iran", "London, Iran"), (false, nil, nil, ""),
        ])
    func partOfAgeLocation(hasAge: Bool, city: String?, country: String?, expected: String) {
        let user = User.sample(city: city, country: country, birth: hasAge ? .sample(age: 33) : nil)
        #expect(UserDetailContent(user).ageLocationText == expected)
    }

    @Test(
        "The share text has as much of the place as is known",
        arguments: [
            ("London", "United Kingdom", "Check out Ada Lovelace from London, United Kingdom!"),
            ("London", nil, "Check out Ada Lovelace from London!"), (nil, "Iran", "Check out Ada Lovelace from Iran!"),
            (nil, nil, "Check out Ada Lovelace!"),
        ])
    func shareText(city: String?, country: String?, expected: String) {
        #expect(UserDetailContent(.sample("Ada", "Lovelace", city: city, country: country)).shareText == expected)
    }

    @Test("The button adds a bookmark, on blue, or removes it, on red")
    func bookmarkButton() {
        let (plain, bookmarked) = (UserDetailContent(.sample()), UserDetailContent(.sample(), isBookmarked: true))
        #expect(plain.bookmarkButtonConfiguration == ("Add Bookmark", .accent))
        #expect(bookmarked.bookmarkButtonConfiguration == ("Remove Bookmark", .destructive))
    }

    @Test("The picture is shown once it is there")
    func picture() throws {
        let pixels = try #require(PixelImage(width: 1, height: 1, rgb: [1, 2, 3]))
        let content = UserDetailContent(.sample(), picture: .some(.pixels(pixels)))
        #expect(content.image == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(content.image.problem == nil)
    }

    @Test(
        "The initials stand in for a picture, and say why there is none",
        arguments: [
            (.none, nil), (.loading(nil), nil), (.error(.missing, nil), nil),
            (.error(.unavailable(.httpError(404)), nil), "No picture: HTTP error with status code: 404"),
            (
                .error(
                    .unavailable(.networkError(ConnectionError.redirectedTooOften(server: "a", limit: 10))), nil),
                "No picture: Network error: The server a redirected the request more than 10 times"
            ),
            (.error(.unreadable(.unsupportedFormat("JPEG")), nil), "No picture: JPEG is not supported"),
            (.error(.unreadable(.unsupportedFormat(nil)), nil), "No picture: unknown format"),
            (
                .error(.unreadable(.malformed(FormatError(path: "", expected: .bytes(3), found: .bytes(2)))), nil),
                "No picture: expected 3 bytes, got 2 bytes"
            ),
        ] as [(Picture, String?)])
    func placeholder(picture: Picture, problem: String?) {
        let image = UserDetailContent(.sample(), picture: picture).image
        #expect(image == .initials("AL", problem: problem))
        #expect(image.problem == problem)
    }

    @Test("The rest stays as it was when another picture is shown")
    func showing() {
        let content = UserDetailContent(.sample(), isBookmarked: true)
        let shown = content.showing(.picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.image == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.bookmarkButtonConfiguration == content.bookmarkButtonConfiguration)
        #expect(shown.displayName == content.displayName)
    }
}
