import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@Suite("The sections of a user's detail", .leakChecks, .endsWhenStuck)
struct UserDetailInformationTests {
    @Test("Contact Information")
    func contact() {
        expectRows(
            of: .sample("Ada", "Lovelace"), under: "Contact Information",
            [
                ("Email", "ada.lovelace@example.com", "envelope"), ("Phone", "020 7946 0018", "phone"),
                ("Cell", "07700 900077", "phone.fill"),
            ])
    }

    @Test("Location")
    func location() {
        expectRows(
            of: .sample(), under: "Location",
            [
                ("Address", "12 St James's Square", "location"), ("City", "London", "building.2"),
                ("State", "Greater London", "map"), ("Country", "United Kingdom", "globe"),
                ("Postcode", "SW1Y 4JH", "number"),
            ])
    }

    @Test("Personal Information, with the month of birth as a word")
    func personal() {
        expectRows(
            of: .sample(), under: "Personal Information",
            [
                ("Gender", "Female", "person"), ("Date of Birth", "8 March 1992", "calendar"),
                ("Age", "33 years old", "clock"), ("Nationality", "GB", "flag"),
            ])
    }

    @Test("Account Information")
    func account() {
        expectRows(
            of: .sample("Ada", "Lovelace"), under: "Account Information",
            [
                ("Username", "ada.lovelace", "person.circle"),
                ("UUID", "155e77ee-ba6d-486f-95ce-0e0c0fb4b919", "key"),
            ])
    }

    @Test("stand under their titles, in the order of the screen")
    func order() {
        let sections = UserDetailContent(.sample()).sections
        #expect(
            sections.map(\.title) == ["Contact Information", "Location", "Personal Information", "Account Information"])
        #expect(sections.map(\.rows.count) == [3, 5, 4, 2])
    }

    @Test("leave out what is unknown, whole sections too")
    func missingParts() {
        let user = User(name: User.Name(first: "Ada", last: "Lovelace"), email: "ada@example.com", username: "ada")
        let sections = UserDetailContent(user).sections
        #expect(sections.map(\.title) == ["Contact Information", "Account Information"])
        #expect(sections.flatMap(\.rows).map(\.value) == ["ada@example.com", "ada"])
    }

    @Test(
        "show a date of birth with the age on the day; without a date, the age that came",
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

    @Test("show no title without a value", arguments: ["", " ", "\n"])
    func blank(value: String) {
        let user = User(
            name: User.Name(first: "", last: "B"), email: "b@example.com", username: "", gender: value,
            location: User.Location(street: value, city: value), phone: value)
        #expect(UserDetailContent(user).sections.flatMap(\.rows).map(\.title) == ["Email"])
    }

    @Test("show the age in words", arguments: [(0, "0 years old"), (1, "1 year old"), (2, "2 years old")])
    func age(age: Int, text: String) {
        let content = UserDetailContent(
            .sample(city: nil, country: nil, birth: User.Birth(date: nil, age: age)))
        #expect(content.ageLocationText == text)
    }

    @Test("show the age on the day, in both places, whatever age came", arguments: [nil, 20])
    func ageOnDay(sent: Int?) {
        let content = UserDetailContent(.sample(birth: .sample(age: sent)))
        #expect(content.ageLocationText == "33 years old • London, United Kingdom")
        #expect(content.sections.flatMap(\.rows).contains { $0.title == "Age" && $0.value == "33 years old" })
    }

    @Test("show the postcode as on an envelope", arguments: ["0150", "7044 TR", "K1A 0B1", "63104"])
    func postcode(postcode: String) {
        let rows = UserDetailContent(.sample(postcode: postcode)).sections[1].rows
        #expect(rows.last == InformationRow(title: "Postcode", value: postcode, symbol: "number"))
        #expect(rows.first?.value == "12 St James's Square")
    }

    @Test("show the date of birth in the reader's language, and the same day in every time zone")
    func dateOfBirth() throws {
        let timeZone = try #require(TimeZone(secondsFromGMT: 12 * 3600))
        let localization = Localization.sample(locale: "en_US", timeZone: timeZone)
        let rows = UserDetailContent(.sample(), localization: localization).sections.flatMap(\.rows)
        #expect(rows.map(\.value).contains("March 8, 1992"))
    }

    @MainActor
    @Test("are the published ones of the view model")
    func published() async {
        let viewModel = await UserDetailModule().viewModel
        let published = [
            viewModel.getContactInformation(), viewModel.getLocationInformation(),
            viewModel.getPersonalInformation(), viewModel.getAccountInformation(),
        ]
        for (rows, section) in zip(published, viewModel.content.sections) {
            #expect(rows.map(InformationRow.init) == section.rows, "\(section.title)")
        }
    }

    private func expectRows(
        of user: User, under title: String, _ expected: [(String, String, String)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let rows = UserDetailContent(user).sections.first { $0.title == title }?.rows ?? []
        #expect(rows == expected.map(InformationRow.init), sourceLocation: sourceLocation)
    }
}
