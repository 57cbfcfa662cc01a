import Model

extension User {
    /// An invented person.
    static func called(_ name: String, phone: String? = nil) -> User {
        User(name: Name(first: name, last: "Example"), email: "\(name)@example.org", username: name, phone: phone)
    }
}
