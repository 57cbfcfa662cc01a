import Foundation
public import Interactor
public import Model

extension SQLiteDatabase: BookmarksStore {
    /// Returns all bookmarked people, including other processes' changes, in the order they were added.
    public func bookmarks() throws(StoreError) -> [User] {
        try perform { connection throws(StoreError) in
            var users: [User] = []
            let rows = try connection.prepare("SELECT position, unique_id, user FROM bookmarks ORDER BY position")
            while try rows.step() {
                let id = try rows.text(1, of: "bookmarks[\(rows.integer(0))]")
                let row = "bookmarks[\(rows.integer(0))]"
                let user = try StoredJSON.decode(User.self, from: try rows.text(2, of: row), of: row, path: path)
                guard user.uniqueID == id else {
                    throw .corrupt(
                        path: path,
                        FormatError(path: "\(row).user", expected: .exactly(id), found: .text(user.uniqueID)))
                }
                users.append(user)
            }
            return users
        }
    }

    /// Applies only `change`, so that other processes' changes are kept.
    @discardableResult
    public func apply(_ change: BookmarksChange) throws(StoreError) -> [User] {
        try perform { connection throws(StoreError) in
            switch change {
            case .add(let user):
                try connection.execute(
                    "INSERT INTO bookmarks (unique_id, user) VALUES (?, ?) ON CONFLICT (unique_id) DO NOTHING",
                    .text(key(user.uniqueID)), .text(StoredJSON.encode(user, path: path)))
            case .remove(let id):
                try connection.execute("DELETE FROM bookmarks WHERE unique_id = ?", .text(key(id)))
            case .removeAll:
                try connection.execute("DELETE FROM bookmarks")
            }
        }
        return try bookmarks()
    }

    /// Returns a canonical form, because SQLite compares bytes, and equal strings in Swift can have different bytes.
    private func key(_ id: String) -> String { id.precomposedStringWithCanonicalMapping }
}
