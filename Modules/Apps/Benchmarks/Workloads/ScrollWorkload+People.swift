/// A thousand invented people, who are also drawn with ncurses for comparison: in `latin`, all names are Latin; in
/// `mixed`, some are wide, Greek or Cyrillic, or contain emoji.
extension ScrollWorkload {
    nonisolated static let latin = (0..<1000).map { latin($0) }
    nonisolated static let mixed = (0..<1000).map { mixed($0) }

    private nonisolated static func latin(_ index: Int) -> Row {
        row("\(first[index % 16]) \(last[index * 7 % 12])", city[index * 3 % 10], index)
    }

    private nonisolated static func mixed(_ index: Int) -> Row {
        if index % 4 == 1 { return row(otherName[index % 5], otherCity[index / 4 % 5], index) }
        if index % 16 == 3 { return row("Smile 😀", city[index * 3 % 10], index) }
        return latin(index)
    }

    private nonisolated static func row(_ name: String, _ city: String, _ index: Int) -> Row {
        let digits = String(index)
        let number = String(repeating: "0", count: 4 - digits.count) + digits
        return Row(name: "\(name) \(number)", city: city, isStarred: index % 3 == 0)
    }

    private nonisolated static let first = [
        "Ada", "Bjarne", "Chloé", "Dmitri", "Edsger", "Fatima", "Grace", "Haskell", "Ingrid", "José", "Karen", "Linus",
        "Margaret", "Niklaus", "Olga", "Per",
    ]
    private nonisolated static let last = [
        "Lovelace", "Hopper", "Nuñez", "Turing", "Dijkstra", "Knuth", "Ritchie", "Church", "Liskov", "Hamilton",
        "Wirth", "Kay",
    ]
    private nonisolated static let city = [
        "London", "Århus", "New York", "São Paulo", "Kraków", "Reykjavík", "Lagos", "Lima", "Oslo", "Porto",
    ]
    private nonisolated static let otherName = ["田中", "김", "王小明", "Анна", "Ελένη"]
    private nonisolated static let otherCity = ["東京都", "서울", "北京", "Москва", "Αθήνα"]
}
