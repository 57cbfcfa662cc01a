public import Model

/// Why stored data could not be read or written.
public nonisolated enum StoreError: Error, Hashable {
    /// The file is not a database.
    case notADatabase(path: String)
    /// The folder of the database does not exist; `path` is the path of the folder.
    case missingFolder(path: String)
    /// This user has no permission to read the file or to open its folder.
    case noReadPermission(path: String)
    /// This user has permission to read the file, but not to write to the file or its folder.
    case noWritePermission(path: String)
    /// The file, its folder or their disk is read-only for everyone.
    case readOnly(path: String)
    /// The disk has no room for a change.
    case diskFull(path: String)
    /// Another process has locked the database.
    case locked(path: String)
    /// The database was written by a newer version of the app.
    case newerSchema(path: String, found: Int, supported: Int)
    /// The file is the database of another program.
    case foreign(path: String)
    /// A table or column of the database is missing, or does not belong to the app; the detail is in SQLite's words.
    case foreignTables(path: String, detail: String)
    /// A row breaks the format; the path in the `FormatError`, such as `lists[2].name`, begins with the table.
    case corrupt(path: String, FormatError)
    /// The file is damaged; the detail is in SQLite's words.
    case damaged(path: String, detail: String)
    /// The file was moved or deleted after the app had opened it.
    case vanished(path: String)
    /// Anything else that the database reports; the detail is in the database's words.
    case failed(path: String, detail: String)
}
