import TestDoubles
import TestKit
import Testing

@testable import SQLite

/// Returns the lists of a database that, unless told otherwise, does not wait for a lock.
func makeLists(
    _ path: String, busyTimeout: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation
) -> SQLiteLists {
    let store = makeStore(path, busyTimeout: busyTimeout, sourceLocation: sourceLocation)
    return trackForLeaks(SQLiteLists(in: store), sourceLocation: sourceLocation)
}
