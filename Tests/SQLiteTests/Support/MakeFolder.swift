import Foundation
import Model
import TestKit
import Testing

func makeFolder(sourceLocation: SourceLocation = #_sourceLocation) throws -> TemporaryFolder {
    trackForLeaks(try TemporaryFolder(), sourceLocation: sourceLocation)
}

extension TemporaryFolder {
    /// Where the database of these tests is.
    var database: String { path(of: "strata.sqlite") }
}

extension User {
    /// An invented person.
    static func called(_ name: String) -> User {
        User(name: Name(first: name, last: "Example"), email: "\(name)@example.org", username: name)
    }
}
