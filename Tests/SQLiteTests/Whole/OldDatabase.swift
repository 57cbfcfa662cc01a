import Foundation
import Model
import TestDoubles
import Testing

@testable import SQLite

/// The data in an old database: version 1 had only bookmarks, version 2 also settings, version 3 also lists.
enum OldDatabase {
    static let bookmarks: [User] = [.called("Zoe"), .called("Ada")]
    static let settings = Settings(theme: .light, usesColor: false)
    static let list = ToDoList.sample(
        "Groceries", id: id(1), at: 3,
        items: [.sample("Milk", id: id(2), at: 2), .sample("Eggs", id: id(3), at: 1, done: 3)])

    private static func id(_ number: UInt8) -> UUID {
        UUID(uuid: (number, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
    }

    /// Creates a database as the given version of the app left it, independently of the present code.
    static func make(_ path: String, version: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let connection = try makeConnection(path, sourceLocation: sourceLocation)
        try connection.execute("PRAGMA journal_mode = WAL")
        for step in [makeVersion1, makeVersion2, makeVersion3].prefix(version) { try step(connection) }
    }

    private static func makeVersion1(_ connection: Connection) throws {
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

    private static func makeVersion2(_ connection: Connection) throws {
        try connection.execute("CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)")
        try connection.execute("PRAGMA user_version = 2")
        try connection.execute(
            #"INSERT INTO settings VALUES (1, '{"theme":"light","usesColor":false,"showsKeyHints":true}')"#)
    }

    private static func makeVersion3(_ connection: Connection) throws {
        try connection.execute(
            """
            CREATE TABLE lists (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
            updated REAL NOT NULL)
            """)
        try connection.execute(
            """
            CREATE TABLE items (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, text TEXT NOT NULL,
            created REAL NOT NULL, completed REAL, list BLOB NOT NULL REFERENCES lists (id) ON DELETE CASCADE)
            """)
        try connection.execute("CREATE INDEX lists_by_change ON lists (updated)")
        try connection.execute("CREATE INDEX items_of_list ON items (list, created)")
        try connection.execute("PRAGMA user_version = 3")
        try connection.execute(
            "INSERT INTO lists (id, name, updated) VALUES (?, 'Groceries', ?)", .id(id(1)), .date(.sample(3)))
        try connection.execute(
            """
            INSERT INTO items (id, text, created, completed, list)
            VALUES (?, 'Eggs', ?, ?, ?), (?, 'Milk', ?, NULL, ?)
            """, .id(id(3)), .date(.sample(1)), .date(.sample(3)), .id(id(1)), .id(id(2)), .date(.sample(2)),
            .id(id(1)))
    }
}
