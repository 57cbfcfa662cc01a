import Model

/// 100,000 invented people.
enum Person {
    static let all = (0..<100_000).map { user($0) }
    static let search = UserSearch().appending(all)

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
}
