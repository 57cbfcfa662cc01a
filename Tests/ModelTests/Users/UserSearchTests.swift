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
        "A search for users finds full name, email, city and country",
        arguments: [
            ("Ada", [0]), ("ada lovelace", [0]), ("bletchley.uk", [2]), ("Malmö", [1]), ("united kingdom", [0, 2]),
            ("محمد", [3]), ("nobody", []), ("a", [0, 1, 2, 3]),
        ])
    func fields(query: String, expected: [Int]) {
        #expect(makeSearch(people).matches(query) == expected)
    }

    @Test(
        "A search for users does not search other fields",
        arguments: ["female", "SW1Y", "07700", "St James", "Ms", "GB"])
    func otherFields(query: String) {
        #expect(makeSearch([people[0]]).matches(query).isEmpty)
    }

    @Test(
        "A search for users ignores case and diacritics, on both sides and in either form",
        arguments: [
            "renee", "RENÉE", "rene\u{301}e", "Rénèê", "angstrom", "ÅNGSTRÖM", "malmo", "A\u{30A}ngstro\u{308}m",
        ]
    )
    func folding(query: String) {
        #expect(makeSearch(people).matches(query) == [1])
    }

    @Test(
        "A search for users finds a name by the same name in capitals",
        arguments: [
            "Οδυσσεύς", "İpek", "Straße", "Đorđević", "Łukasz", "Øystein", "Özgür", "Юлия", "Ælfgifu", "Ñíguez",
        ])
    func capitals(name: String) {
        let search = makeSearch([.sample(name, "")])
        #expect(search.matches(name.uppercased()) == [0])
        #expect(search.matches(name.lowercased()) == [0])
        #expect(search.matches(String(name.prefix(4)).uppercased()) == [0])
    }

    @Test(
        "A search for users finds words in any order, each in any field, once or twice",
        arguments: [
            ("lovelace ada", [0]), ("london ada", [0]), ("kingdom alan", [2]), ("uk kingdom turing", [2]),
            ("  ada  lovelace ", [0]), ("a da", [0]), ("ada ada", [0]), ("love lovelace elace", [0]),
            ("malmo,\tＲＥＮＥＥ", [1]), ("ada alan", []), ("kingdom", [0, 2]), ("kingdom united ad", [0]),
        ])
    func words(query: String, expected: [Int]) {
        #expect(makeSearch(people).matches(query) == expected)
    }

    @Test("A search for users finds the username of a person without an email address, which their row shows")
    func username() {
        let search = makeSearch([.sample("Ada", email: "", username: "countess"), .sample("Bob", username: "countess")])
        #expect(search.matches("countess") == [0])
    }

    @Test("A search for users finds everyone for a blank query", arguments: ["", " ", "\t\n", "\u{3000}", "\0"])
    func blank(query: String) {
        #expect(makeSearch(people).matches(query) == [0, 1, 2, 3])
    }

    @Test(
        "A search for users finds no word across two fields, nor across two people",
        arguments: ["lovelacecountess", "comlondon", "kingdomren", "comMal", "Swedenalan"])
    func acrossFields(query: String) {
        #expect(makeSearch(people).matches(query).isEmpty)
    }

    @Test("A search for users finds a person once, however often the query occurs")
    func once() {
        #expect(makeSearch([.sample("Anna", "Hannah", email: "anna@anna.example", city: "Anna")]).matches("an") == [0])
    }

    @Test("A search for users leaves out unknown fields")
    func missingFields() {
        let search = makeSearch([.sample("Ada", "", city: nil, country: nil), .sample("Bob", "", city: "Ada")])
        #expect(search.matches("ada") == [0, 1])
        #expect(search.matches("nil").isEmpty)
    }

    @Test("A search for users finds people who are added later, behind the others")
    func appending() {
        let first = makeSearch([people[0]])
        let search = first.appending(people[1...2]).appending([])
        #expect(first.count == 1 && search.count == 3)
        #expect(search.matches("united kingdom") == [0, 2])
    }

    @Test("A search for users finds nobody without people")
    func nobody() {
        #expect(UserSearch().matches("ada").isEmpty)
        #expect(UserSearch().matches("").isEmpty)
    }

    @Test("A search for users does not stop at a NUL in a query or in a name")
    func zeros() {
        let search = makeSearch([.sample("A\0da", "Love\0"), .sample("Bob", "Zero")])
        #expect(search.matches("Ada Love") == [0])
        #expect(search.matches("\0A\0d\0a\0") == [0])
        #expect(search.matches("Zero") == [1])
    }

    @Test(
        "A search for users matches odd characters literally",
        arguments: [
            "\u{FFFD}", "\u{FF}", "\u{7F}", "\u{10FFFF}", "\u{1B}[31m", "👩‍👩‍👧", "\u{202E}", "ÿ", "%s", ".*", "\u{1}",
        ])
    func oddText(text: String) {
        let search = makeSearch([.sample("Ada", "Lovelace"), .sample("x\(text)y", "")])
        #expect(search.matches("x\(text)y") == [1])
    }

    private func makeSearch(_ users: [User]) -> UserSearch { UserSearch().appending(users) }
}

extension UserSearch {
    fileprivate func matches(_ query: String) -> [Int] { matches(SearchWords(query)) }
}
