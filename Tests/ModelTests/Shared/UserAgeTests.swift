import Foundation
import Model
import TestDoubles
import Testing

@Suite("A person's age")
struct UserAgeTests {
    @Test(
        "is that of the date of birth on the day, whatever age came",
        arguments: [
            // Around a birthday, from its first second on, and in the person's first year.
            ("1992-03-08T15:13:16Z", "2026-03-07T23:59:59Z", 33), ("1992-03-08T15:13:16Z", "2026-03-08T00:00:00Z", 34),
            ("1992-03-08T15:13:16Z", "2026-03-09T00:00:00Z", 34), ("1992-03-08T15:13:16Z", "1992-03-08T00:00:00Z", 0),
            ("1992-03-08T15:13:16Z", "1993-03-07T23:59:59Z", 0), ("1992-03-08T15:13:16Z", "1993-03-08T00:00:00Z", 1),
            // Born on 29 February: in a common year, in a leap year, and in a century without one.
            ("2000-02-29T12:00:00Z", "2026-02-27T23:59:59Z", 25), ("2000-02-29T12:00:00Z", "2026-02-28T00:00:00Z", 26),
            ("2000-02-29T12:00:00Z", "2026-03-01T00:00:00Z", 26), ("2000-02-29T12:00:00Z", "2028-02-28T23:59:59Z", 27),
            ("2000-02-29T12:00:00Z", "2028-02-29T00:00:00Z", 28), ("2000-02-29T12:00:00Z", "2100-02-28T00:00:00Z", 100),
        ])
    func birthday(date: String, today: String, age: Int) throws {
        #expect(User.Birth(date: try moment(date), age: 36).age(at: try moment(today), in: .gmt) == age)
    }

    @Test(
        "is unknown for a date of birth in the future, or more than 130 years ago",
        arguments: [
            ("2026-01-02T00:00:00Z", nil), ("2026-12-31T00:00:00Z", nil), ("2999-01-01T00:00:00Z", nil),
            ("2026-01-01T23:59:59Z", 0), ("1896-01-01T00:00:00Z", 130), ("1895-01-02T00:00:00Z", 130),
            ("1895-01-01T23:59:59Z", nil), ("0001-01-01T00:00:00Z", nil),
        ])
    func impossible(date: String, age: Int?) throws {
        let birth = User.Birth(date: try moment(date), age: 33)
        #expect(birth.age(at: try moment("2026-01-01T09:00:00Z"), in: .gmt) == age)
    }

    @Test("is the age that was sent if no date was", arguments: [nil, 0, 33, Int.max])
    func noDate(age: Int?) {
        #expect(User.Birth(date: nil, age: age).age(at: .sample(0), in: .gmt) == age)
    }

    @Test("changes when the birthday that is written begins where the user is", arguments: [-12, 0, 14], [-1.0, 0, 1])
    func timeZone(hours: Int, seconds: TimeInterval) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let birth = User.Birth(date: try moment("1992-03-08T00:00:00Z"), age: nil)
        let midnight = try moment("2026-03-08T00:00:00Z") - TimeInterval(hours * 3600)
        #expect(birth.age(at: midnight + seconds, in: zone) == (seconds < 0 ? 33 : 34))
    }

    private func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}
