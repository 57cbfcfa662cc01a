import Model
import Testing

@testable import SQLite

extension User {
    /// The people in an old database.
    static let inOldDatabase: [User] = [.called("Zoe"), .called("Ada")]
}

/// The settings in a database of version 2: a light theme without colour.
let settingsInOldDatabase = #"{"theme":"light","usesColor":false,"showsKeyHints":true}"#

/// Returns the settings as they are in their row.
func settingsJSON(in connection: Connection) throws -> String {
    let row = try connection.prepare("SELECT json FROM settings")
    #expect(try row.step())
    return try row.text(0, of: "settings")
}

/// Creates a database as the first version of the app did, independent of the present code.
func makeVersion1(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let connection = try makeConnection(path, sourceLocation: sourceLocation)
    try connection.execute("PRAGMA journal_mode = WAL")
    try connection.execute("PRAGMA application_id = 1398035009")
    try connection.execute(
        "CREATE TABLE bookmarks (position INTEGER PRIMARY KEY, unique_id TEXT NOT NULL UNIQUE, user TEXT NOT NULL)")
    try connection.execute("PRAGMA user_version = 1")
    for name in ["Zoe", "Ada"] {
        try connection.execute(
            "INSERT INTO bookmarks (unique_id, user) VALUES (?, ?)", .text("\(name)@example.org_\(name)"),
            .text(
                """
                {"email":"\(name)@example.org","location":{},"name":{"first":"\(name)","last":"Example"},\
                "username":"\(name)"}
                """))
    }
}

/// Creates a database as the second version of the app left it.
func makeVersion2(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try makeVersion1(path, sourceLocation: sourceLocation)
    let connection = try makeConnection(path, sourceLocation: sourceLocation)
    try connection.execute("CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)")
    try connection.execute("INSERT INTO settings VALUES (1, ?)", .text(settingsInOldDatabase))
    try connection.execute("PRAGMA user_version = 2")
}
