import Foundation
import Model
import TestDoubles
import Testing

@Suite("A user")
struct UserTests {
    @Test("A user is identified by email address and username")
    func uniqueID() {
        let user = User.sample("Ada", "Lovelace", email: "ada@example.com", username: "countess")
        #expect(user.uniqueID == "ada@example.com_countess")
    }

    @Test(
        "A user's full name is the first and the last name, without the title",
        arguments: [
            ("Ada", "Lovelace", "Ada Lovelace"), ("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"), ("", "", ""),
            ("سینا", "محمدخان", "سینا محمدخان"), ("Anna Maria", "van der Berg", "Anna Maria van der Berg"),
        ])
    func fullName(first: String, last: String, expected: String) {
        #expect(User.sample(first, last).fullName == expected)
    }

    @Test(
        "A user's place has the city and the country, as far as they are known",
        arguments: [
            ("Paris", "France", "Paris, France"), ("Paris", nil, "Paris"), (nil, "France", "France"), (nil, nil, ""),
            ("", "France", "France"), ("Paris", "", "Paris"),
        ] as [(String?, String?, String)])
    func cityAndCountry(city: String?, country: String?, expected: String) {
        #expect(User.sample(city: city, country: country).location.cityAndCountry == expected)
    }

    @Test(
        "A user's initials are the first letters of both names, upper-cased",
        arguments: [
            ("Ada", "Lovelace", "AL"), ("ada", "lovelace", "AL"), ("Ada", "", "A"), ("", "Lovelace", "L"), ("", "", ""),
            ("élise", "öztürk", "ÉÖ"), ("e\u{301}lise", "Noël", "E\u{301}N"), ("سینا", "محمدخان", "سم"),
            ("👩‍🚀 Neil", "Armstrong", "👩‍🚀A"),
        ])
    func initials(first: String, last: String, expected: String) {
        #expect(User.sample(first, last).initials == expected)
    }

    @Test(
        "A user's age follows from the date of birth and today's date, whatever age the service sent",
        arguments: [
            // Before, on and after a birthday, and in the person's first year.
            ("1992-03-08T15:13:16Z", "2026-03-07T23:59:59Z", 33), ("1992-03-08T15:13:16Z", "2026-03-08T00:00:00Z", 34),
            ("1992-03-08T15:13:16Z", "2026-03-09T00:00:00Z", 34), ("1992-03-08T15:13:16Z", "1992-03-08T00:00:00Z", 0),
            ("1992-03-08T15:13:16Z", "1993-03-07T23:59:59Z", 0), ("1992-03-08T15:13:16Z", "1993-03-08T00:00:00Z", 1),
            // Someone born on 29 February, checked in a common, a leap, and a non-leap century year.
            ("2000-02-29T12:00:00Z", "2026-02-27T23:59:59Z", 25), ("2000-02-29T12:00:00Z", "2026-02-28T00:00:00Z", 26),
            ("2000-02-29T12:00:00Z", "2026-03-01T00:00:00Z", 26), ("2000-02-29T12:00:00Z", "2028-02-28T23:59:59Z", 27),
            ("2000-02-29T12:00:00Z", "2028-02-29T00:00:00Z", 28), ("2000-02-29T12:00:00Z", "2100-02-28T00:00:00Z", 100),
        ])
    func birthday(date: String, today: String, age: Int) throws {
        #expect(User.Birth(date: try moment(date), age: 36).age(at: try moment(today), in: .gmt) == age)
    }

    @Test(
        "A user's age is unknown if the date of birth is in the future or makes the user older than 130",
        arguments: [
            ("2026-01-02T00:00:00Z", nil), ("2026-12-31T00:00:00Z", nil), ("2999-01-01T00:00:00Z", nil),
            ("2026-01-01T23:59:59Z", 0), ("1896-01-01T00:00:00Z", 130), ("1895-01-02T00:00:00Z", 130),
            ("1895-01-01T23:59:59Z", nil), ("0001-01-01T00:00:00Z", nil),
        ])
    func impossible(date: String, age: Int?) throws {
        let birth = User.Birth(date: try moment(date), age: 33)
        #expect(birth.age(at: try moment("2026-01-01T09:00:00Z"), in: .gmt) == age)
    }

    @Test("A user without a date of birth has the age that the service sent", arguments: [nil, 0, 33, Int.max])
    func noDate(age: Int?) {
        #expect(User.Birth(date: nil, age: age).age(at: .sample(0), in: .gmt) == age)
    }

    @Test(
        "A user's age changes when the birthday begins in the given time zone", arguments: [-12, 0, 14],
        [-1.0, 0, 1])
    func timeZone(hours: Int, seconds: TimeInterval) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let birth = User.Birth(date: try moment("1992-03-08T00:00:00Z"), age: nil)
        let midnight = try moment("2026-03-08T00:00:00Z") - TimeInterval(hours * 3600)
        #expect(birth.age(at: midnight + seconds, in: zone) == (seconds < 0 ? 33 : 34))
    }

    private func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}
