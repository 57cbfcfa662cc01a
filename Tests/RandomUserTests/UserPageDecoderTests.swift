import Foundation
import Interactor
import Model
import RandomUser
import Testing

@Suite("The decoder of the service's answers")
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
        var sameBirth = user
        sameBirth.birth = expected.birth
        #expect(sameBirth == expected)
        #expect(birth.age == 33)
    }

    @Test("Password, salt and hashes do not come through, not even in what is reported of a skipped entry")
    func secrets() throws {
        let page = try decode(
            ServiceAnswer.page([ServiceAnswer.user(), ServiceAnswer.user((#""username":"bluecat1","#, ""))]))
        #expect(page.users.count == 1 && page.skipped.count == 1)
        var shown = ""
        dump(page, to: &shown)
        #expect(!shown.contains("secret"))
    }

    @Test(
        "A postcode is kept as it is written",
        arguments: [(#""0150""#, "0150"), (#""K1A 0B1""#, "K1A 0B1"), ("63104", "63104"), (#""7044 TR""#, "7044 TR")])
    func postcode(sent: String, kept: String) throws {
        let page = try decode(ServiceAnswer.page([ServiceAnswer.user((#""0150""#, sent))]))
        #expect(page.users.first?.location.postcode == kept)
    }

    @Test("A user of version 1.1 is read: street and date are plain texts, the age is reckoned")
    func versionOne() throws {
        let user = try #require(try decode(ServiceAnswer.page([ServiceAnswer.versionOne])).users.first)
        #expect(user.location.street == "4557 mill lane")
        #expect(user.location.postcode == "63104")
        #expect(user.location.country == nil)
        #expect(user.birth == User.Birth(date: Date(timeIntervalSince1970: 43_356_786), age: 54))
        #expect(user.uuid == nil)
    }

    @Test(
        "An age that is not sent is the completed years until now, and never below 0",
        arguments: [("2026-03-08T15:13:15Z", 33), ("2026-03-08T15:13:17Z", 34), ("1980-01-01T00:00:00Z", 0)])
    func reckonedAge(now: String, age: Int) throws {
        let data = Data(ServiceAnswer.page([ServiceAnswer.user((#","age":33"#, ""))]).utf8)
        let page = try UserPageDecoder(now: Date(now, strategy: .iso8601)).decode(data)
        #expect(page.users.first?.birth?.age == age)
    }

    @Test("Names, e-mail and username are enough, whatever else is left out or null")
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
        "An entry that breaks the format is skipped and the reason says where, what was expected and what came",
        arguments: [
            (#""first":"Ines","#, "", "name.first: expected text, nothing came"),
            (#""last":"Okafor""#, #""last":null"#, "name.last: expected text, null came"),
            (#""email":"ines.okafor@example.com""#, #""email":["x"]"#, "email: expected text, a list came"),
            (#""username":"bluecat1""#, #""username":7.5"#, "login.username: expected text, 7.5 came"),
            (
                #""1992-03-08T15:13:16.688Z""#, #""8 March""#,
                "dob.date: expected a date such as 1992-03-08T15:13:16.688Z, “8 March” came"
            ),
            (#""age":33"#, #""age":-1"#, "dob.age: expected a whole number from 0, -1 came"),
            (#""0150""#, "true", "location.postcode: expected text or a whole number, true came"),
            (ServiceAnswer.user(), "17", "expected an object, 17 came"),
            (ServiceAnswer.user(), "null", "expected an object, null came"),
        ])
    func skipped(part: String, broken: String, reason: String) throws {
        let entry = ServiceAnswer.user((part, broken))
        let page = try decode(ServiceAnswer.page([ServiceAnswer.user(), entry, ServiceAnswer.user()]))
        #expect(page.users.count == 2)
        #expect(page.skipped == [SkippedUser(index: 1, reason: reason)])
    }

    @Test("A long value is cut and kept on one line in the reason")
    func longValue() throws {
        let entry = ServiceAnswer.user(("1992-03-08T15:13:16.688Z", String(repeating: #"x\n"#, count: 5000)))
        let reason = try #require(try decode(ServiceAnswer.page([entry])).skipped.first?.reason)
        #expect(reason.count < 200)
        #expect(!reason.contains("\n"))
    }

    @Test(
        "A seed may be sent as a number, and information that is none is left out",
        arguments: [(#"{"seed":123}"#, "123"), ("5", nil), (#"{"seed":null}"#, nil), ("null", nil)])
    func seed(info: String, seed: String?) throws {
        #expect(try decode(#"{"results":[],"info":\#(info)}"#).seed == seed)
    }

    @Test("An empty body is no data")
    func empty() {
        #expect(throws: NetworkError.noData) { try decode("") }
    }

    @Test(
        "An answer that is no page is a decoding error in one short line",
        arguments: [
            ("<html>\n  <b>Oops</b>", "expected JSON, “<html> <b>Oops</b>” came"),
            (#"{"results":["#, #"expected JSON, “{"results":[” came"#),
            (
                #"{"error":"Uh oh, something has gone wrong."}"#,
                "the service answered “Uh oh, something has gone wrong.”"
            ),
            (#"{"results":null,"error":"Down"}"#, "the service answered “Down”"),
            ("{}", "expected a list of results, an object without one came"),
            (#"{"results":{"a":1}}"#, "expected a list of results, an object came"),
            (#"{"error":7}"#, "expected a list of results, 7 came"),
            ("[1]", "expected a list of results, a list came"),
            ("null", "expected a list of results, null came"),
        ])
    func noPage(body: String, text: String) throws {
        let error = #expect(throws: NetworkError.self) { try decode(body) }
        #expect(error?.message == "Failed to decode data: \(text)")
    }

    @Test("The service's own text is cut where it is long")
    func longError() throws {
        let error = #expect(throws: NetworkError.self) {
            try decode(#"{"error":"\#(String(repeating: "no ", count: 1000))"}"#)
        }
        #expect(try #require(error).message.count < 200)
    }

    private func decode(_ body: String) throws -> UserPage {
        try UserPageDecoder(now: Date(timeIntervalSince1970: 1_767_225_600)).decode(Data(body.utf8))
    }
}
