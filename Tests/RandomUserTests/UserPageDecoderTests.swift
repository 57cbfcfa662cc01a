import Foundation
import Interactor
import Model
import RandomUser
import Testing

@Suite("The decoder of the service's responses")
struct UserPageDecoderTests {
    @Test("Every part of a user of version 1.4 is read")
    func wholeUser() throws {
        let page = try decode(ServiceAnswer.page([ServiceAnswer.user()]))
        let expected = User(
            name: User.Name(title: "Ms", first: "Ines", last: "Okafor"), email: "ines.okafor@example.com",
            username: "bluecat1", uuid: "u-1", gender: "female",
            location: User.Location(
                street: "12 Main Street", city: "Oslo", state: "Viken", country: "Norway", postcode: "0150"),
            birth: User.Birth(date: Date(timeIntervalSince1970: 700_067_596.688), age: 33), phone: "81-04-56",
            cell: "(01) 23", nationality: "NO",
            picture: User.Picture(
                large: try #require(URL(string: "https://a.invalid/l.jpg")),
                thumbnail: URL(string: "https://a.invalid/t.jpg")))
        #expect(page.skipped == [])
        #expect(page.seed == "abc")
        let user = try #require(page.users.first)
        let birth = try #require(user.birth)
        #expect(abs(birth.date.timeIntervalSince1970 - 700_067_596.688) < 0.0005)
        #expect(user.born(expected.birth) == expected)
        #expect(birth.age == 33)
    }

    @Test("Password, salt and hashes are not read, and not in the report of a skipped entry either")
    func secrets() throws {
        let page = try decode(
            ServiceAnswer.page([ServiceAnswer.user(), ServiceAnswer.user((#""username":"bluecat1","#, ""))]))
        #expect(page.users.count == 1 && page.skipped.count == 1)
        var shown = ""
        dump(page, to: &shown)
        #expect(!shown.contains("secret"))
    }

    @Test(
        "A postcode is kept unchanged",
        arguments: [(#""0150""#, "0150"), (#""K1A 0B1""#, "K1A 0B1"), ("63104", "63104"), (#""7044 TR""#, "7044 TR")])
    func postcode(sent: String, kept: String) throws {
        let page = try decode(ServiceAnswer.page([ServiceAnswer.user((#""0150""#, sent))]))
        #expect(page.users.first?.location.postcode == kept)
    }

    @Test("A user of version 1.1 is read: street and date are plain texts, and the age is computed")
    func versionOne() throws {
        let user = try #require(try decode(ServiceAnswer.page([ServiceAnswer.versionOne])).users.first)
        #expect(user.location.street == "4557 mill lane")
        #expect(user.location.postcode == "63104")
        #expect(user.location.country == nil)
        #expect(user.birth == User.Birth(date: Date(timeIntervalSince1970: 43_356_786), age: 54))
        #expect(user.uuid == nil)
    }

    @Test(
        "A missing age is computed as the completed years until now, at least 0",
        arguments: [("2026-03-08T15:13:15Z", 33), ("2026-03-08T15:13:17Z", 34), ("1980-01-01T00:00:00Z", 0)])
    func reckonedAge(now: String, age: Int) throws {
        let data = Data(ServiceAnswer.page([ServiceAnswer.user((#","age":33"#, ""))]).utf8)
        let page = try UserPageDecoder(now: Date(now, strategy: .iso8601)).decode(data)
        #expect(page.users.first?.birth?.age == age)
    }

    @Test("Names, e-mail and username are enough; everything else may be missing or null")
    func fewestParts() throws {
        let user = #"{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}"#
        let page = try decode(
            #"{"results":[\#(user)},\#(user),"dob":null,"location":null,"picture":null,"phone":null,"id":null}]}"#)
        #expect(
            page.users
                == Array(repeating: User(name: User.Name(first: "A", last: "B"), email: "e", username: "u"), count: 2))
        #expect(page.skipped == [])
        #expect(page.seed == nil)
    }

    @Test(
        "A malformed entry is skipped; the reason gives the path, the expected and the actual value",
        arguments: [
            (#""first":"Ines","#, "", FormatError(path: "name.first", expected: .text, found: .nothing)),
            (#""last":"Okafor""#, #""last":null"#, FormatError(path: "name.last", expected: .text, found: .null)),
            (
                #""email":"ines.okafor@example.com""#, #""email":["x"]"#,
                FormatError(path: "email", expected: .text, found: .list)
            ),
            (
                #""username":"bluecat1""#, #""username":7.5"#,
                FormatError(path: "login.username", expected: .text, found: .value("7.5"))
            ),
            (
                #""1992-03-08T15:13:16.688Z""#, #""8 March""#,
                FormatError(path: "dob.date", expected: .date, found: .text("8 March"))
            ),
            (
                #""age":33"#, #""age":-1"#,
                FormatError(path: "dob.age", expected: .wholeNumber(0...Int.max), found: .value("-1"))
            ),
            (
                #""0150""#, "true",
                FormatError(path: "location.postcode", expected: .textOrWholeNumber, found: .value("true"))
            ),
            (ServiceAnswer.user(), "17", FormatError(path: "", expected: .object, found: .value("17"))),
            (ServiceAnswer.user(), "null", FormatError(path: "", expected: .object, found: .null)),
        ])
    func skipped(part: String, broken: String, reason: FormatError) throws {
        let entry = ServiceAnswer.user((part, broken))
        let page = try decode(ServiceAnswer.page([ServiceAnswer.user(), entry, ServiceAnswer.user()]))
        #expect(page.users.count == 2)
        #expect(page.skipped == [SkippedUser(index: 1, reason: reason)])
    }

    @Test(
        "A seed may be a number, and malformed information is ignored",
        arguments: [(#"{"seed":123}"#, "123"), ("5", nil), (#"{"seed":null}"#, nil), ("null", nil)])
    func seed(info: String, seed: String?) throws {
        #expect(try decode(#"{"results":[],"info":\#(info)}"#).seed == seed)
    }

    @Test("An empty body is no data")
    func empty() {
        #expect(throws: NetworkError.noData) { try decode("") }
    }

    @Test(
        "An answer that is no page is a decoding error",
        arguments: [
            ("<html>\n  <b>Oops</b>", FormatError(path: "", expected: .json, found: .text("<html>\n  <b>Oops</b>"))),
            (#"{"results":["#, FormatError(path: "", expected: .json, found: .text(#"{"results":["#))),
            ("{}", FormatError(path: "", expected: .results, found: .object)),
            (#"{"results":{"a":1}}"#, FormatError(path: "", expected: .results, found: .object)),
            (#"{"error":7}"#, FormatError(path: "", expected: .results, found: .value("7"))),
            ("[1]", FormatError(path: "", expected: .results, found: .list)),
            ("null", FormatError(path: "", expected: .results, found: .null)),
        ])
    func noPage(body: String, error: FormatError) throws {
        #expect(throws: NetworkError.decodingError(error)) { try decode(body) }
    }

    @Test("The service says in its own words that it failed", arguments: ["", #""results":null,"#])
    func failure(results: String) {
        #expect(throws: NetworkError.decodingError(ServiceError(message: "Down"))) {
            try decode(#"{\#(results)"error":"Down"}"#)
        }
    }

    private func decode(_ body: String) throws -> UserPage {
        try UserPageDecoder(now: Date(timeIntervalSince1970: 1_767_225_600)).decode(Data(body.utf8))
    }
}
