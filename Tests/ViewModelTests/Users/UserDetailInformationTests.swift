import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The sections of a user's detail", .leakChecks, .endsWhenStuck)
struct UserDetailInformationTests {
    @Test("Contact Information")
    func contact() async {
        let rows = await UserDetailModule(.sample("Ada", "Lovelace")).viewModel.getContactInformation()
        #expect(
            rows.map(Line.init) == [
                Line("Email", "ada.lovelace@example.com", "envelope"),
                Line("Phone", "020 7946 0018", "phone"),
                Line("Cell", "07700 900077", "phone.fill"),
            ])
    }

    @Test("Location")
    func location() async {
        let rows = await UserDetailModule().viewModel.getLocationInformation()
        #expect(
            rows.map(Line.init) == [
                Line("Address", "12 St James's Square", "location"),
                Line("City", "London", "building.2"),
                Line("State", "Greater London", "map"),
                Line("Country", "United Kingdom", "globe"),
                Line("Postcode", "SW1Y 4JH", "number"),
            ])
    }

    @Test("Personal Information, with the date of birth in words")
    func personal() async {
        let rows = await UserDetailModule().viewModel.getPersonalInformation()
        #expect(
            rows.map(Line.init) == [
                Line("Gender", "Female", "person"),
                Line("Date of Birth", "8 March 1992", "calendar"),
                Line("Age", "33 years old", "clock"),
                Line("Nationality", "GB", "flag"),
            ])
    }

    @Test("Account Information")
    func account() async {
        let rows = await UserDetailModule(.sample("Ada", "Lovelace")).viewModel.getAccountInformation()
        #expect(
            rows.map(Line.init) == [
                Line("Username", "ada.lovelace", "person.circle"),
                Line("UUID", "155e77ee-ba6d-486f-95ce-0e0c0fb4b919", "key"),
            ])
    }

    @Test("stand under their titles, in the order of the screen")
    func order() async {
        let sections = await UserDetailModule().viewModel.sections
        #expect(
            sections.map(\.title) == ["Contact Information", "Location", "Personal Information", "Account Information"])
        #expect(sections.map(\.rows.count) == [3, 5, 4, 2])
    }

    @Test("leave out what is not known, whole sections too")
    func missingParts() async {
        let user = User(name: User.Name(first: "Ada", last: "Lovelace"), email: "ada@example.com", username: "ada")
        let viewModel = await UserDetailModule(user).viewModel
        #expect(viewModel.sections.map(\.title) == ["Contact Information", "Account Information"])
        #expect(viewModel.sections.flatMap(\.rows).map(\.1) == ["ada@example.com", "ada"])
        #expect(viewModel.getLocationInformation().isEmpty && viewModel.getPersonalInformation().isEmpty)
    }

    @Test("show the postcode as it is written on an envelope", arguments: ["0150", "7044 TR", "K1A 0B1", "63104"])
    func postcode(postcode: String) async {
        var user = User.sample()
        user.location.postcode = postcode
        let viewModel = await UserDetailModule(user).viewModel
        #expect(viewModel.getLocationInformation().last.map(Line.init) == Line("Postcode", postcode, "number"))
        #expect(viewModel.getLocationInformation().first?.1 == "12 St James's Square")
    }

    @Test("show the date of birth in the language of the reader, and as it is written, wherever the reader is")
    func dateOfBirth() async throws {
        var localization = Localization.sample
        localization.locale = Locale(identifier: "en_US")
        localization.timeZone = try #require(TimeZone(secondsFromGMT: 12 * 3600))
        let viewModel = await UserDetailModule(localization: localization).viewModel
        #expect(viewModel.getPersonalInformation().map(\.1).contains("March 8, 1992"))
    }

    /// A row that can be compared.
    private struct Line: Equatable {
        let title: String
        let value: String
        let symbol: String

        init(_ title: String, _ value: String, _ symbol: String) {
            (self.title, self.value, self.symbol) = (title, value, symbol)
        }
    }
}
