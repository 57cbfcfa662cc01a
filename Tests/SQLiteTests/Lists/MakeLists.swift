import TestKit
import Testing

@testable import SQLite

/// Returns the lists of a database that does not wait for a lock.
func makeLists(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) -> SQLiteLists {
    let store = makeStore(path, sourceLocation: sourceLocation)
    return trackForLeaks(SQLiteLists(in: store), sourceLocation: sourceLocation)
}
