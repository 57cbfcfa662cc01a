import Interactor
import Model
import TestKit
import Testing

/// Expects the error for a row that cannot be read.
func expectCorrupt(
    _ error: StoreError?, in folder: TemporaryFolder, _ expected: FormatError,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    guard case .corrupt(let path, let reason) = try #require(error, sourceLocation: sourceLocation) else {
        Issue.record("expected .corrupt, found \(String(describing: error))", sourceLocation: sourceLocation)
        return
    }
    #expect(path == folder.database, sourceLocation: sourceLocation)
    #expect(reason == expected, sourceLocation: sourceLocation)
}
