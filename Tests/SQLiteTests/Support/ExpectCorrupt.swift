import Interactor
import TestDoubles
import TestKit
import Testing

/// Expects the error for a row that cannot be read.
func expectCorrupt(
    _ error: StoreError?, in folder: TemporaryFolder, begins row: String, names reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    guard case .corrupt(let path, let detail) = try #require(error, sourceLocation: sourceLocation) else {
        Issue.record("expected .corrupt, found \(String(describing: error))", sourceLocation: sourceLocation)
        return
    }
    #expect(path == folder.database, sourceLocation: sourceLocation)
    #expect(detail.hasPrefix(row), sourceLocation: sourceLocation)
    #expect(detail.contains(reason), sourceLocation: sourceLocation)
}
