import Foundation
import TestKit
import Testing

func makeFolder(sourceLocation: SourceLocation = #_sourceLocation) throws -> TemporaryFolder {
    trackForLeaks(try TemporaryFolder(), sourceLocation: sourceLocation)
}

/// Copies the files of an open database, as a killed process would leave them.
func makeCopy(
    of running: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation
) throws -> TemporaryFolder {
    let folder = try makeFolder(sourceLocation: sourceLocation)
    for (name, bytes) in try running.contents() { try folder.write(bytes, to: name) }
    return folder
}

extension TemporaryFolder {
    /// The path of the database in this folder.
    var database: String { path(of: "strata.sqlite") }
}
