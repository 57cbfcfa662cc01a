import Model
import TestDoubles
import Testing

@Suite("Searching users")
struct UserSearchTests {
    private let people = [
        User.sample("Ada", "Lovelace", email: "countess@example.com", city: "London", country: "United Kingdom"),
        User.sample("Renée", "Ångström", email: "renee@example.com", city: "Malmö", country: "Sweden"),
        User.sample("Alan", "Turing", email: "alan@bletchley.uk", city: "Wilmslow", country: "United Kingdom"),
        User.sample("سینا", "محمدخان", email: "syn.mhmdkhn@example.com", city: "تهران", country: "Iran"),
    ]

    @Test(
        "A search for users finds people by full name, email, city and country",
        arguments: [
            ("Ada", [0]), ("ada lovelace", [0]), ("bletchley.uk", [2]), ("Malmö", [1]), ("united kingdom", [0, 2]),
            ("محمد", [3]), ("nobody", []), ("a", [0, 1, 2, 3]),
        ])
    func fields(query: String, expected: [Int]) {
        #expect(makeSearch(people).matches(query) == expected)
    }

    @Test(
        "A search for users ignores the fields that a row does not show",
        arguments: ["female", "SW1Y", "07700", "St James", "Ms", "GB"])
    func otherFields(query: String) {
        #expect(makeSearch([people[0]]).matches(query).isEmpty)
    }

    @Test(
        "A search for users finds words in any order, each in any field",
        arguments: [
            ("lovelace ada", [0]), ("london ada", [0]), ("kingdom alan", [2]), ("uk kingdom turing", [2]),
            ("malmo,\tＲＥＮＥＥ", [1]), ("ada alan", []), ("kingdom", [0, 2]), ("kingdom united ad", [0]),
        ])
    func words(query: String, expected: [Int]) {
        #expect(makeSearch(people).matches(query) == expected)
    }

    @Test("A search for users finds the username if the row shows it in place of an email address")
    func username() {
        let search = makeSearch([.sample("Ada", email: "", username: "countess"), .sample("Bob", username: "countess")])
        #expect(search.matches("countess") == [0])
    }

    @Test(
        "A search for users finds no word across two fields, nor across two people",
        arguments: ["lovelacecountess", "comlondon", "kingdomren", "comMal", "Swedenalan"])
    func acrossFields(query: String) {
        #expect(makeSearch(people).matches(query).isEmpty)
    }

    @Test("A search for users finds people who are added later, and lists them after the others")
    func appending() {
        let first = makeSearch([people[0]])
        let search = first.appending(people[1...2]).appending([])
        #expect(first.count == 1 && search.count == 3)
        #expect(search.matches("united kingdom") == [0, 2])
    }

    @Test("A search for users finds nobody if there are no users")
    func nobody() {
        #expect(UserSearch().matches("ada").isEmpty)
        #expect(UserSearch().matches("").isEmpty)
    }

    private func makeSearch(_ users: [User]) -> UserSearch { UserSearch().appending(users) }
}

extension UserSearch {
    fileprivate func matches(_ query: String) -> [Int] { matches(SearchWords(query)) }
}
