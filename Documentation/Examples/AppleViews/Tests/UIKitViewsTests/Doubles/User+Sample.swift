import Foundation
import Model

extension User {
    /// The person with this number; each number is a different person.
    static func sample(_ number: Int = 0) -> User {
        User(
            name: Name(first: "Person", last: "\(number)"), email: "p\(number)@example.com",
            username: "person\(number)",
            location: Location(city: "London", country: "United Kingdom"), birth: Birth(date: nil, age: 42),
            picture: URL(string: "https://example.com/\(number).jpg").map { Picture(large: $0) })
    }
}

extension UserPage {
    /// The page of the people with these numbers.
    static func people(_ numbers: Range<Int>) -> UserPage { UserPage(users: numbers.map(User.sample)) }
}

extension FeedEntry {
    /// The entry with this number, by the person with the same number.
    static func sample(_ id: Int) -> FeedEntry { FeedEntry(id: id, user: .sample(id), text: "Text \(id)") }
}
