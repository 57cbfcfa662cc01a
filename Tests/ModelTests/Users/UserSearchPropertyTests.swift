import Model
import TestDoubles
import TestKit
import Testing

@Suite("A search for users, compared with a plain reference search", .computesLong)
struct UserSearchPropertyTests {
    @Test(
        "A search for users finds the same people in the same order as a plain reference search",
        arguments: 0..<(SlowTests.areEnabled ? 50 : 5) as Range<UInt64>)
    func reference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let people = (0..<20).map { _ in User.random(using: &random) }
        var search = UserSearch()
        var rest = people[...]
        while !rest.isEmpty {
            let page = rest.prefix(Int.random(in: 1...15, using: &random))
            search = search.appending(page)
            rest = rest.dropFirst(page.count)
        }

        let queries = (0..<20).map { _ in String.random(1...4, using: &random) }
        for query in queries + people.map({ $0.location.city ?? "" }) {
            #expect(search.matches(SearchWords(query)) == people.matches(query), "for \(query.debugDescription)")
        }
    }
}

extension [User] {
    /// The reference search finds a person if each word of the query is marked in a text of the person's row.
    fileprivate func matches(_ query: String) -> [Int] {
        let words = query.split(whereSeparator: \.isWhitespace).map { SearchWords(String($0)) }.filter { !$0.isEmpty }
        return indices.filter { index in
            let texts = [self[index].fullName, self[index].emailOrUsername, self[index].location.cityAndCountry]
            return words.allSatisfy { word in texts.contains { !word.ranges(in: $0).isEmpty } }
        }
    }
}

extension String {
    /// Returns text made of few letters, so that queries often match; the letters include unusual cases and NUL.
    fileprivate static func random(_ length: ClosedRange<Int>, using random: inout SeededGenerator) -> String {
        let letters = [
            "a", "b", "A", "á", "a\u{301}", "ß", "s", " ", "é", "سی", "ğ", "İ", "i", "\0", "👩‍🚀", "ο", "Σ", "ς",
            "\u{301}", "ı", "ａ", "한", "ᄒ", "ᅡ", "\u{200B}", "ø",
        ]
        return (0..<Int.random(in: length, using: &random))
            .map { _ in letters[Int.random(in: letters.indices, using: &random)] }.joined()
    }
}

extension User {
    fileprivate static func random(using random: inout SeededGenerator) -> User {
        User.sample(
            .random(0...3, using: &random), .random(0...3, using: &random), email: .random(0...4, using: &random),
            city: Bool.random(using: &random) ? .random(0...3, using: &random) : nil,
            country: Bool.random(using: &random) ? .random(0...3, using: &random) : nil)
    }
}
