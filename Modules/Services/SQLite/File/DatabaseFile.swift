import CSQLite
import Foundation
import Interactor

/// A database's place on disk, and how it is opened so that a file which is not ours is left as it was.
struct DatabaseFile {
    /// As it was given, for errors.
    let path: String
    private let url: URL

    init(path: String) {
        self.path = path
        // SQLite keeps its log beside the file that a link leads to.
        url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    /// Opens the file, or makes it, once it is known to be ours and to be writable.
    func open(_ schema: Schema, busyTimeout: Duration) throws(StoreError) -> Connection {
        try inspect(schema)
        try checkIsWritable()
        let holdsLog = size(of: url.path + "-wal") > 0
        let connection = try Connection(
            url.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path, busyTimeout: busyTimeout)
        // What another process left in its log may show yet that the file is not for us: until that is settled,
        // closing must not write it back.
        if holdsLog { connection.setWritesLogBackOnClose(false) }
        _ = try schema.version(of: connection)
        connection.setWritesLogBackOnClose(true)
        return connection
    }

    /// Throws for what is no database, or none of ours, without taking a lock or making a file.
    ///
    /// Only SQLite may open the file: closing a descriptor of our own would drop the locks that other connections
    /// of this process hold (https://www.sqlite.org/howtocorrupt.html, 2.2). `immutable` keeps it from locking, from
    /// looking for a log and from making one.
    private func inspect(_ schema: Schema) throws(StoreError) {
        guard let type = attributes(of: url.path)?[.type] as? FileAttributeType else { return }
        let size = size(of: url.path)
        // SQLite takes an empty file for a new database, and one of a single byte too.
        guard type == .typeRegular, size != 1 else { throw .notADatabase(path: path) }
        guard size > 0 else { return }
        let connection = try Connection(
            url.absoluteString + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, path: path)
        do {
            _ = try schema.version(of: connection)
        } catch .corrupt {
            // So looks a file too that another process is writing just now: the opening that locks it will tell.
        }
    }

    private func checkIsWritable() throws(StoreError) {
        for item in [url.path, url.deletingLastPathComponent().path] {
            guard let permissions = attributes(of: item)?[.posixPermissions] as? Int else { continue }
            // A file that nobody may write is meant to stay as it is, though the superuser could write it.
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
