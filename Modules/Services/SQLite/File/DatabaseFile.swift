import CSQLite
import Foundation
import Interactor

/// A database file, opened in a way that leaves other programs' files unchanged.
struct DatabaseFile {
    /// The path as it was given, for errors.
    let path: String
    private let url: URL

    init(path: String) {
        self.path = path
        // SQLite keeps its log beside the target of a symbolic link.
        url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    /// Opens or creates the file, after checking that it is ours and writable.
    func open(_ schema: Schema, busyTimeout: Duration) throws(StoreError) -> Connection {
        try inspect(schema)
        try checkIsWritable()
        let holdsLog = size(of: url.path + "-wal") > 0
        let connection = try Connection(
            url.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path, busyTimeout: busyTimeout)
        // Another process's log may still show that the file is not ours. Until that is clear, closing must not write
        // the log back.
        if holdsLog { connection.setWritesLogBackOnClose(false) }
        _ = try schema.version(of: connection)
        connection.setWritesLogBackOnClose(true)
        return connection
    }

    /// Throws if the file is not a database or not ours, without locking or creating anything.
    ///
    /// Only SQLite may open the file: closing another descriptor of it would drop the locks of this process's other
    /// connections (https://www.sqlite.org/howtocorrupt.html, 2.2). `immutable` keeps SQLite from locking the file, and
    /// from looking for a log or creating one.
    private func inspect(_ schema: Schema) throws(StoreError) {
        guard let type = attributes(of: url.path)?[.type] as? FileAttributeType else { return }
        let size = size(of: url.path)
        // SQLite accepts an empty file as a new database, and so it does a file of one byte.
        guard type == .typeRegular, size != 1 else { throw .notADatabase(path: path) }
        guard size > 0 else { return }
        let connection = try Connection(
            url.absoluteString + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, path: path)
        do {
            _ = try schema.version(of: connection)
        } catch .damaged {
            // A file that another process is writing can look damaged, too; opening it with a lock will tell.
        }
    }

    private func checkIsWritable() throws(StoreError) {
        for item in [url.path, url.deletingLastPathComponent().path] {
            guard let permissions = attributes(of: item)?[.posixPermissions] as? Int else { continue }
            // A file without write permission must stay unchanged, even if the superuser could write it.
            guard permissions & 0o222 != 0, FileManager.default.isWritableFile(atPath: item) else {
                throw .readOnly(path: path)
            }
        }
    }

    private func size(of item: String) -> Int { attributes(of: item)?[.size] as? Int ?? 0 }

    private func attributes(of item: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: item)
    }
}
