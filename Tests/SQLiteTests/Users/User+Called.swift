import Model

extension User {
    /// Returns an invented person.
    static func called(_ name: String) -> User {
        User(name: Name(first: name, last: "Example"), email: "\(name)@example.org", username: name)
    }
}
