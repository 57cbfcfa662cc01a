import Format
import Foundation
import Model
import TestDoubles
import Testing

@Suite("Decoding people")
struct UserPageDecoderTests {
    @Test("Every part of a user in the format of API version 1.4 is read")
    func wholeUser() throws {
        let page = try decode(UserAnswer.page([UserAnswer.user()]))
        let user = try #require(page.users.first)
        let expected = User(
            name: User.Name(title: "Ms", first: "Ines", last: "Okafor"), email: "ines.okafor@example.com",
            username: "bluecat1", uuid: "u-1", gender: "female",
            location: User.Location(
                street: "12 Main Street", city: "Oslo", state: "Viken", country: "Norway", postcode: "0150"),
            birth: user.birth, phone: "81-04-56",
            cell: "(01) 23", nationality: "NO",
            picture: User.Picture(
                large: try #require(URL(string: "https://a.invalid/l.jpg")),
                thumbnail: URL(string: "https://a.invalid/t.jpg")))
        #expect(page.skipped == [])
        #expect(page.seed == "abc")
        #expect(user == expected)
        let birth = try #require(user.birth)
        #expect(abs(try #require(birth.date).timeIntervalSince1970 - 700_067_596.688) < 0.0005)
        #expect(birth.age == 33)
    }

    @Test("Password, salt and hashes are not read, not even into the report of a skipped entry")
    func secrets() throws {
        let page = try decode(
            UserAnswer.page([UserAnswer.user(), UserAnswer.user((#""name""#, #""unnamed""#))]))
        #expect(page.users.count == 1 && page.skipped.count == 1)
        var shown = ""
        dump(page, to: &shown)
        #expect(!shown.contains("secret"))
    }

    @Test("A user of API version 1.1 is read: the street and date are plain text, and there is no age")
    func versionOne() throws {
        let user = try #require(try decode(UserAnswer.page([UserAnswer.versionOne])).users.first)
        #expect(user.location.street == "4557 mill lane")
        #expect(user.location.postcode == "63104")
        #expect(user.location.country == nil)
        #expect(user.birth == User.Birth(date: Date(timeIntervalSince1970: 43_356_786), age: nil))
        #expect(user.uuid == nil)
    }

    @Test("A name, an e-mail address and a username are enough for a person; all else may be missing or null")
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

    @Test("A bare list of people is read like a list of results; the paths in errors begin with an index")
    func bareList() throws {
        let page = try decode("[\(UserAnswer.user()),7,\(UserAnswer.user((#""name""#, #""unnamed""#)))]")
        #expect(page.users == (try decode(UserAnswer.page([UserAnswer.user()]))).users)
        #expect(page.skipped.map(\.reason.path) == ["[1]", "[2].name"])
        #expect(page.seed == nil)
    }

    @Test(
        "A page's seed may be a number, and malformed information about the page is ignored",
        arguments: [(#"{"seed":123}"#, "123"), ("5", nil), (#"{"seed":null}"#, nil), ("null", nil)])
    func seed(info: String, seed: String?) throws {
        #expect(try decode(#"{"results":[],"info":\#(info)}"#).seed == seed)
    }

    @Test(
        "A response that is not a page is an error with the path, the expected type and the found value",
        arguments: [
            ("{}", FormatError(path: "results", expected: .list, found: .nothing)),
            (#"{"results":{"a":1}}"#, FormatError(path: "results", expected: .list, found: .object)),
            (#"{"error":" "}"#, FormatError(path: "results", expected: .list, found: .nothing)),
            (#"{"error":[7]}"#, FormatError(path: "results", expected: .list, found: .nothing)),
            ("null", FormatError(path: "", expected: .listOrObject(with: "results"), found: .null)),
        ])
    func noPage(body: String, error: FormatError) throws {
        #expect(throws: ResponseError.malformed(error)) { try decode(body) }
    }

    @Test("A people service's error message is kept in the service's own words", arguments: ["", #""results":null,"#])
    func failure(results: String) {
        #expect(throws: ResponseError.failure(message: "Down")) {
            try decode(#"{\#(results)"error":"Down"}"#)
        }
    }

    private func decode(_ body: String) throws -> UserPage {
        try UserPageDecoder().decode(Data(body.utf8))
    }
}
