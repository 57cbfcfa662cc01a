import Foundation
import TestKit
import Testing

func makeFolder(sourceLocation: SourceLocation = #_sourceLocation) throws -> TemporaryFolder {
    trackForLeaks(try TemporaryFolder(), sourceLocation: sourceLocation)
}

extension TemporaryFolder {
    /// The path of these tests' database.
    var database: String { path(of: "strata.sqlite") }
}
