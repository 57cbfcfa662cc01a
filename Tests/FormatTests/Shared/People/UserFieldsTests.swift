import Format
import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@Suite("A missing, null or mistyped field of a person", .computesLong)
struct UserFieldsTests {
    @Test(
        "If an optional field of a person is faulty, only the values from that field are missing",
        arguments: [
            ("gender", ["gender"]), ("name.title", ["title"]), ("name.first", ["first"]), ("name.last", ["last"]),
            ("location", ["street", "city", "state", "country", "postcode"]), ("location.street", ["street"]),
            ("location.city", ["city"]), ("location.state", ["state"]), ("location.country", ["country"]),
            ("location.postcode", ["postcode"]), ("location.coordinates", []), ("location.timezone", []),
            ("email", ["email"]), ("login", ["username", "uuid"]), ("login.username", ["username"]),
            ("login.uuid", ["uuid"]), ("login.password", []), ("dob", ["date", "age"]), ("dob.date", ["date"]),
            ("dob.age", ["age"]), ("registered", []), ("phone", ["phone"]), ("cell", ["cell"]), ("id", []),
            ("picture", ["large", "thumbnail"]), ("picture.large", ["large", "thumbnail"]),
            ("picture.thumbnail", ["thumbnail"]), ("picture.medium", []), ("nat", ["nationality"]),
        ], FieldFault.allCases)
    func optional(field: (path: String, facts: [String]), fault: FieldFault) throws {
        let whole = try facts(UserAnswer.user())
        #expect(whole.count == 19)
        let left = try facts(fault.applied(to: UserAnswer.user(), at: field.path))
        #expect(left == whole.filter { !field.facts.contains($0.key) })
    }

    @Test(
        "A person with a faulty name, or with a faulty email and login, is skipped; the reason has the field's path",
        arguments: [(["name"], "name"), (["name.first", "name.last"], "name.first"), (["email", "login"], "email")],
        FieldFault.allCases)
    func required(fields: (paths: [String], reason: String), fault: FieldFault) throws {
        let entry = try fields.paths.reduce(UserAnswer.user()) { try fault.applied(to: $0, at: $1) }
        let page = try decode(UserAnswer.page([UserAnswer.user(), entry, UserAnswer.user()]))
        #expect(page.users.count == 2)
        let reason = try #require(page.skipped.first?.reason)
        // If the fault replaces the name with another object, that object lacks a first name.
        #expect(reason.path == "results[1].\(fields.reason)" || reason.path == "results[1].name.first")
        #expect(reason.expected == (reason.path.hasSuffix(".name") ? .object : .text))
        #expect(![.other, .text("Ines")].contains(reason.found))
    }

    @Test("A person without a login has the email address and an underscore as the unique ID")
    func uniqueID() throws {
        let user = try decode(UserAnswer.page([FieldFault.missing.applied(to: UserAnswer.user(), at: "login")]))
            .users.first
        #expect(user?.uniqueID == "ines.okafor@example.com_")
    }

    @Test("A street omits a faulty part", arguments: [("number", "Main Street"), ("name", "12")], FieldFault.allCases)
    func street(part: (path: String, street: String), fault: FieldFault) throws {
        let left = try facts(fault.applied(to: UserAnswer.user(), at: "location.street.\(part.path)"))
        #expect(left["street"] == part.street)
    }

    @Test(
        "A postcode of any length or kind is kept as it is written",
        arguments: [
            (#""0150""#, "0150"), (#""K1A 0B1""#, "K1A 0B1"), ("63104", "63104"), (#""7044 TR""#, "7044 TR"),
            ("-1", "-1"),
            (#""\#(String(repeating: "9", count: 5000))""#, String(repeating: "9", count: 5000)),
        ])
    func postcode(sent: String, kept: String) throws {
        #expect(try facts(UserAnswer.user((#""0150""#, sent)))["postcode"] == kept)
    }

    @Test(
        "A birth date may lack a time or have a time zone; if the date is invalid, the age is kept",
        arguments: [
            ("1992-03-08", 700_012_800), ("1992-03-08T15:13:16Z", 700_067_596),
            ("1992-03-08T17:13:16+02:00", 700_067_596), ("1992-03-08 15:13:16", 700_067_596),
            ("8 March", nil), ("1992-13-40", nil), ("", nil),
        ] as [(String, TimeInterval?)])
    func date(sent: String, seconds: TimeInterval?) throws {
        let user = try decode(UserAnswer.page([UserAnswer.user(("1992-03-08T15:13:16.688Z", sent))])).users.first
        #expect(user?.birth == User.Birth(date: seconds.map { Date(timeIntervalSince1970: $0) }, age: 33))
    }

    @Test("A negative age becomes nil")
    func noAge() throws {
        #expect(try facts(UserAnswer.user((#""age":33"#, #""age":-1"#)))["age"] == nil)
    }

    /// Returns the known values of `person`, by name.
    private func facts(_ person: String) throws -> [String: String] {
        let page = try decode(UserAnswer.page([person]))
        #expect(page.skipped == [])
        let user = try #require(page.users.first)
        let facts: [String: String?] = [
            "title": user.name.title, "first": user.name.first, "last": user.name.last, "email": user.email,
            "username": user.username, "uuid": user.uuid, "gender": user.gender, "street": user.location.street,
            "city": user.location.city, "state": user.location.state, "country": user.location.country,
            "postcode": user.location.postcode, "date": user.birth?.date.map { "\($0)" },
            "age": user.birth?.age.map { "\($0)" }, "phone": user.phone, "cell": user.cell,
            "nationality": user.nationality, "large": user.picture?.large.absoluteString,
            "thumbnail": user.picture?.thumbnail?.absoluteString,
        ]
        return facts.compactMapValues(\.self).filter { !$0.value.isEmpty }
    }

    private func decode(_ body: String) throws -> UserPage {
        try UserPageDecoder().decode(Data(body.utf8))
    }
}
