import Model
import Testing

@testable import SQLite

extension User {
    /// The people whom an old database holds.
    static let inOldDatabase: [User] = [.called("Zoe"), .called("Ada")]
}

/// Made as the first version of the app made it, whatever the code has become since.
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

/// Made as the second version of the app left it, with the settings of a light theme without colour.
func makeVersion2(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try makeVersion1(path, sourceLocation: sourceLocation)
    let connection = try makeConnection(path, sourceLocation: sourceLocation)
    try connection.execute("CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)")
    try connection.execute(
        #"INSERT INTO settings VALUES (1, '{"theme":"light","usesColor":false,"showsKeyHints":true}')"#)
    try connection.execute("PRAGMA user_version = 2")
}
