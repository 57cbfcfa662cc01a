import Model
import TestDoubles
import Testing

@Suite("A user")
struct UserTests {
    @Test("is identified by email address and username")
    func uniqueID() {
        let user = User.sample("Ada", "Lovelace", email: "ada@example.com", username: "countess")
        #expect(user.uniqueID == "ada@example.com_countess")
    }

    @Test(
        "has first and last name as full name, without the title",
        arguments: [
            ("Ada", "Lovelace", "Ada Lovelace"), ("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"), ("", "", ""),
            ("سینا", "محمدخان", "سینا محمدخان"), ("Anna Maria", "van der Berg", "Anna Maria van der Berg"),
        ])
    func fullName(first: String, last: String, expected: String) {
        #expect(User.sample(first, last).fullName == expected)
    }

    @Test(
        "is from a city and a country, as far as they are known",
        arguments: [
            ("Paris", "France", "Paris, France"), ("Paris", nil, "Paris"), (nil, "France", "France"), (nil, nil, ""),
            ("", "France", "France"), ("Paris", "", "Paris"),
        ] as [(String?, String?, String)])
    func cityAndCountry(city: String?, country: String?, expected: String) {
        #expect(User.sample(city: city, country: country).location.cityAndCountry == expected)
    }

    @Test(
        "has the first letters of both names, upper-cased, as initials",
        arguments: [
            ("Ada", "Lovelace", "AL"), ("ada", "lovelace", "AL"), ("Ada", "", "A"), ("", "Lovelace", "L"), ("", "", ""),
            ("élise", "öztürk", "ÉÖ"), ("e\u{301}lise", "Noël", "E\u{301}N"), ("سینا", "محمدخان", "سم"),
            ("👩‍🚀 Neil", "Armstrong", "👩‍🚀A"),
        ])
    func initials(first: String, last: String, expected: String) {
        #expect(User.sample(first, last).initials == expected)
    }
}
