import CSQLite
import Foundation
import Interactor

/// A database file, opened in a way that leaves other programs' files unchanged.
struct DatabaseFile {
    /// The path as it was given, for errors.
    let path: String
    let url: URL

    init(path: String) {
        self.path = path
        // SQLite keeps its log beside the target of a symbolic link.
        url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    /// Opens or creates the file, after checking that it is ours; if it cannot be written, opens a copy of it.
    func open(_ schema: Schema, busyTimeout: Duration) throws(StoreError) -> Connection {
        try checkIsReadable()
        try inspect(schema)
        if let writeRefusal { return try copy(schema, refusing: writeRefusal, busyTimeout: busyTimeout) }
        let holdsLog = size(of: url.path + "-wal") > 0
        let connection = try Connection(
            url.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path, busyTimeout: busyTimeout)
        // Another process's log may show that the file is not ours. Until `outdatedTables(of:)` has checked the log,
        // closing must not write the log back.
        if holdsLog { connection.setWritesLogBackOnClose(false) }
        _ = try schema.outdatedTables(of: connection)
        connection.setWritesLogBackOnClose(true)
        return connection
    }

    /// Throws if the file is not a database or is not ours; locks and creates nothing.
    private func inspect(_ schema: Schema) throws(StoreError) {
        guard let type = attributes(of: url.path)?[.type] as? FileAttributeType else { return }
        let size = size(of: url.path)
        // SQLite accepts an empty file, and even a file of one byte, as a new database.
        guard type == .typeRegular, size != 1 else { throw .notADatabase(path: path) }
        guard size > 0 else { return }
        do {
            _ = try schema.outdatedTables(of: openUnlocked())
        } catch .damaged, .foreignTables {
            // Another process may be writing the file at this moment, so `open` repeats the check with a lock.
        }
    }

    /// Opens the file as it is on the disk, without its log.
    ///
    /// Only SQLite may open the file: closing another descriptor of it would drop the locks of this process's other
    /// connections (https://www.sqlite.org/howtocorrupt.html, 2.2). `immutable` keeps SQLite from locking the file, and
    /// from looking for a log or creating one.
    func openUnlocked() throws(StoreError) -> Connection {
        try Connection(
            url.absoluteString + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, path: path)
    }

    /// Throws if the file was moved or deleted, alone or with its folder, after this process had opened it.
    func checkStillExists() throws(StoreError) {
        do throws(StoreError) {
            try checkIsReadable()
        } catch .missingFolder {
            throw .vanished(path: path)
        }
        guard attributes(of: url.path) != nil else { throw .vanished(path: path) }
    }

    func size(of item: String) -> Int { attributes(of: item)?[.size] as? Int ?? 0 }

    func attributes(of item: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: item)
    }
}
