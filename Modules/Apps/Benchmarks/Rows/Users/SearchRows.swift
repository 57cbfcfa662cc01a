import Model

/// A search of 100,000 people, letter by letter, beside one that folds everyone anew at each letter.
var searchRows: [Benchmark] {
    let words = ["amelie", "lindqvist", "example.com", "são paulo", "zzzz"]
    let keystrokes = words.flatMap { word in word.indices.map { String(word[...$0]) } }
    return [
        Benchmark(name: "search.100k.keystroke", unit: "ms") {
            var found = 0
            let time = ContinuousClock().measure {
                for text in keystrokes { found += Person.search.matches(text).count }
            }
            return found > 0 ? time.milliseconds / Double(keystrokes.count) : 0
        },
        Benchmark(
            name: "search.100k.naive", unit: "ms",
            run: {
                var found = 0
                let time = ContinuousClock().measure { found += Person.naiveMatches("lindqvist").count }
                return found > 0 ? time.milliseconds : 0
            }, warmUps: 1, repetitions: 5),
    ]
}

private enum Person {
    static let all = (0..<100_000).map { user($0) }
    static let search = {
        var search = UserSearch()
        search.append(all)
        return search
    }()

    private static let first = [
        "Amélie", "Bjørn", "Chloé", "Dmitri", "Eloïse", "Fátima", "Göran", "Inés", "José", "Zoë",
    ]
    private static let last = ["Lindqvist", "Nuñez", "Müller", "Østergård", "Żak", "Carter", "Okafor"]
    private static let city = ["São Paulo", "Kraków", "Reykjavík", "Lagos", "Oslo", "Porto", "Århus", "Lima"]
    private static let country = ["Brazil", "Poland", "Iceland", "Nigeria", "Norway", "Portugal"]

    static func user(_ index: Int) -> User {
        let name = User.Name(first: first[index % first.count], last: "\(last[index % last.count])")
        return User(
            name: name, email: "person.\(index)@example.com", username: "person\(index)",
            location: User.Location(city: city[index % city.count], country: country[index % country.count]))
    }

    static func naiveMatches(_ query: String) -> [Int] {
        all.indices.filter { index in
            let user = all[index]
            return [user.fullName, user.email, user.location.city ?? "", user.location.country ?? ""]
                .contains { $0.lowercased().contains(query) }
        }
    }
}
