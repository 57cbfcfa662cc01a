import Foundation
import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of a person's screen")
struct UserDetailContentTests {
    typealias Picture = LoadableModel<DecodedPicture, UserPictureError>

    @Test("A person's name is on one line even if it has line breaks", arguments: ["\n", "\r\n", "\u{2028}", "\n\n"])
    func nameWithLineBreaks(separator: String) {
        let content = UserDetailContent(.sample("Ada\(separator)King", "Lovelace\(separator)"))
        #expect(content.displayName == "Ada King Lovelace")
    }

    @Test(
        "The line under a person's name has the age, the city and the country, as far as they are known",
        arguments: [
            (true, "London", nil, "33 years old • London"), (true, nil, "Iran", "33 years old • Iran"),
            (true, nil, nil, "33 years old"), (false, "London", "Iran", "London, Iran"), (false, nil, nil, ""),
        ])
    func partOfAgeLocation(hasAge: Bool, city: String?, country: String?, expected: String) {
        let user = User.sample(city: city, country: country, birth: hasAge ? .sample(age: 33) : nil)
        #expect(UserDetailContent(user).ageLocationText == expected)
    }

    @Test(
        "A person's share text has the city and the country, as far as they are known",
        arguments: [
            ("London", "United Kingdom", "Check out Ada Lovelace from London, United Kingdom!"),
            ("London", nil, "Check out Ada Lovelace from London!"), (nil, "Iran", "Check out Ada Lovelace from Iran!"),
            (nil, nil, "Check out Ada Lovelace!"),
        ])
    func shareText(city: String?, country: String?, expected: String) {
        #expect(UserDetailContent(.sample("Ada", "Lovelace", city: city, country: country)).shareText == expected)
    }

    @Test(
        "A person's initials replace a missing picture, together with the reason if loading failed",
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

    @Test("Showing another picture changes nothing else on a person's screen")
    func showing() {
        let content = UserDetailContent(.sample(), isBookmarked: true)
        let shown = content.showing(.picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.image == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(shown.bookmarkButtonConfiguration == content.bookmarkButtonConfiguration)
        #expect(shown.displayName == content.displayName)
    }

    @Test(
        "A section of a person's screen has its rows in order, each with a symbol",
        arguments: [
            (
                "Contact Information",
                [
                    "envelope Email: ada.lovelace@example.com", "phone Phone: 020 7946 0018",
                    "phone.fill Cell: 07700 900077",
                ]
            ),
            (
                "Location",
                [
                    "location Address: 12 St James's Square", "building.2 City: London", "map State: Greater London",
                    "globe Country: United Kingdom", "number Postcode: SW1Y 4JH",
                ]
            ),
            (
                "Personal Information",
                [
                    "person Gender: Female", "calendar Date of Birth: 8 March 1992", "clock Age: 33 years old",
                    "flag Nationality: GB",
                ]
            ),
            (
                "Account Information",
                ["person.circle Username: ada.lovelace", "key UUID: 155e77ee-ba6d-486f-95ce-0e0c0fb4b919"]
            ),
        ])
    func rows(title: String, expected: [String]) {
        let section = UserDetailContent(.sample()).sections.first { $0.title == title }
        #expect(section?.rows.map { "\($0.symbol) \($0.title): \($0.value)" } == expected)
    }

    @Test("The sections of a person's screen have titles, and are in order")
    func order() {
        let sections = UserDetailContent(.sample()).sections
        #expect(
            sections.map(\.title) == ["Contact Information", "Location", "Personal Information", "Account Information"])
    }

    @Test("The sections of a person's screen leave out unknown values; a section without values is left out, too")
    func missingParts() {
        let user = User(name: User.Name(first: "Ada", last: "Lovelace"), email: "ada@example.com", username: "ada")
        let sections = UserDetailContent(user).sections
        #expect(sections.map(\.title) == ["Contact Information", "Account Information"])
        #expect(sections.flatMap(\.rows).map(\.value) == ["ada@example.com", "ada"])
    }

    @Test(
        "A person's age row needs a plausible date of birth or, without a date, an age sent by the service",
        arguments: [
            (.sample(0), nil, ["Date of Birth", "Age"]), (nil, 0, ["Age"]), (nil, nil, []),
            (.sample(24 * 3600), 33, ["Date of Birth"]), (.distantPast, 33, ["Date of Birth"]),
        ] as [(Date?, Int?, [String])])
    func partOfBirth(date: Date?, age: Int?, titles: [String]) {
        let birth = User.Birth(date: date, age: age)
        let user = User(name: User.Name(first: "A", last: ""), email: "", username: "a", birth: birth)
        let sections = UserDetailContent(user).sections
        #expect(sections.map(\.title) == (titles.isEmpty ? [] : ["Personal Information"]) + ["Account Information"])
        #expect(sections.flatMap(\.rows).map(\.title) == titles + ["Username"])
    }

    @Test("A person's screen shows no row whose value is blank", arguments: ["", " ", "\n"])
    func blank(value: String) {
        let user = User(
            name: User.Name(first: "", last: "B"), email: "b@example.com", username: "", gender: value,
            location: User.Location(street: value, city: value), phone: value)
        #expect(UserDetailContent(user).sections.flatMap(\.rows).map(\.title) == ["Email"])
    }

    @Test("A person's age is shown in words", arguments: [(0, "0 years old"), (1, "1 year old"), (2, "2 years old")])
    func age(age: Int, text: String) {
        let content = UserDetailContent(
            .sample(city: nil, country: nil, birth: User.Birth(date: nil, age: age)))
        #expect(content.ageLocationText == text)
    }

    @Test("A person's screen shows the current age twice, whatever age the service sent", arguments: [nil, 20])
    func ageOnDay(sent: Int?) {
        let content = UserDetailContent(.sample(birth: .sample(age: sent)))
        #expect(content.ageLocationText == "33 years old • London, United Kingdom")
        #expect(content.sections.flatMap(\.rows).contains { $0.title == "Age" && $0.value == "33 years old" })
    }

    @Test("A person's postcode is shown unchanged", arguments: ["0150", "K1A 0B1"])
    func postcode(postcode: String) {
        let rows = UserDetailContent(.sample(postcode: postcode)).sections[1].rows
        #expect(rows.last == InformationRow(title: "Postcode", value: postcode, symbol: "number"))
        #expect(rows.first?.value == "12 St James's Square")
    }
}
