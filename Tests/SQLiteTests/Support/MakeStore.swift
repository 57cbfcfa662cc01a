import CSQLite
import TestKit
import Testing

@testable import SQLite

/// Creates a store that, by default, throws an error immediately if the database is locked.
func makeStore(
    _ path: String, schema: Schema = Schema(), busyTimeout: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
) -> SQLiteDatabase {
    let store = SQLiteDatabase(file: DatabaseFile(path: path), schema: schema, busyTimeout: busyTimeout)
    return trackForLeaks(store, sourceLocation: sourceLocation)
}

/// Creates a store of notes.
func makeNotes(
    _ path: String, busyTimeout: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation
) -> SQLiteDatabase {
    makeStore(path, schema: .notes, busyTimeout: busyTimeout, sourceLocation: sourceLocation)
}

/// Opens a separate connection, as another program would.
func makeConnection(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Connection {
    let connection = try Connection(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path)
    return trackForLeaks(connection, sourceLocation: sourceLocation)
}
