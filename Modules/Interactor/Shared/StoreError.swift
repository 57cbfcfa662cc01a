public import Model

/// Why stored data could not be read or written.
public nonisolated enum StoreError: Error, Hashable {
    /// The file is not a database.
    case notADatabase(path: String)
    /// The folder of the database does not exist; the path is the folder's.
    case missingFolder(path: String)
    /// This user may not read the file or open its folder.
    case noReadPermission(path: String)
    /// This user may read the file, but may not write to the file or its folder.
    case noWritePermission(path: String)
    /// The file, its folder or their disk is read-only for everyone.
    case readOnly(path: String)
    /// The disk has no room for a change.
    case diskFull(path: String)
    /// Another process has locked the database.
    case locked(path: String)
    /// The database was created by a newer version of the app.
    case newerSchema(path: String, found: Int, supported: Int)
    /// The file is the database of another program.
    case foreign(path: String)
    /// A table or column of the database is missing or not the app's; the detail is SQLite's own.
    case foreignTables(path: String, detail: String)
    /// A row breaks the format; its path begins with the table, such as `lists[2].name`.
    case corrupt(path: String, FormatError)
    /// The file is damaged; the detail is SQLite's own.
    case damaged(path: String, detail: String)
    /// The file was moved or deleted after the app had opened it.
    case vanished(path: String)
    /// Anything else that the database reports; the detail is its own.
    case failed(path: String, detail: String)
}
