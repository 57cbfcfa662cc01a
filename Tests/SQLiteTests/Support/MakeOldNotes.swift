import Testing

@testable import SQLite

/// The notes in an old file.
let notesInOldFile = ["Zoe", "Ada"]

/// Creates a file with notes and another feature's table, in format 3, which has no separate versions for tables.
func makeOldNotes(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let connection = try makeConnection(path, sourceLocation: sourceLocation)
    for statement in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA application_id = 1398035009",
        "CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL)",
        "INSERT INTO notes (text) VALUES ('Zoe'), ('Ada')",
        "CREATE TABLE letters (text TEXT NOT NULL)",
        "INSERT INTO letters VALUES ('Dear Mia')",
        "PRAGMA user_version = 3",
    ] as [StaticString] {
        try connection.execute(statement)
    }
}

/// Expects that the other feature's table in an old file is unchanged.
func expectOldLetters(
    in path: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let connection = try makeConnection(path, sourceLocation: sourceLocation)
    let count = try connection.integer("SELECT count(*) FROM letters WHERE text = 'Dear Mia'")
    #expect(count == 1, comment, sourceLocation: sourceLocation)
}
