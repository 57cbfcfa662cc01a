import Foundation
import Model
import TestKit
import Testing

func makeFolder(sourceLocation: SourceLocation = #_sourceLocation) throws -> TemporaryFolder {
    trackForLeaks(try TemporaryFolder(), sourceLocation: sourceLocation)
}

extension TemporaryFolder {
    /// The path of these tests' database.
    var database: String { path(of: "strata.sqlite") }
}

extension User {
    /// An invented person.
    static func called(_ name: String, phone: String? = nil) -> User {
        User(name: Name(first: name, last: "Example"), email: "\(name)@example.org", username: name, phone: phone)
    }
}
