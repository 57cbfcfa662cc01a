import CSQLite
import Foundation
import Interactor

extension DatabaseFile {
    /// Returns an in-memory copy of the file, migrated to the newest schema; every change to the copy throws `refusal`.
    ///
    /// SQLite cannot migrate a file that it cannot write, and cannot read a file in WAL mode if it cannot write to the
    /// file's folder. If the file does not exist, the copy is an empty database.
    ///
    /// Complexity: O(bytes).
    func copy(_ schema: Schema, refusing refusal: StoreError, busyTimeout: Duration) throws(StoreError) -> Connection {
        let copy = try Connection(":memory:", flags: SQLITE_OPEN_READWRITE, path: path)
        if size(of: url.path) > 0 {
            if hasLog {
                do {
                    try copy.replaceContent(byThatOf: openLocked(busyTimeout: busyTimeout))
                } catch .failed, .readOnly {
                    // The log holds changes, but SQLite cannot read it without write access.
                    throw refusal
                } catch .diskFull where size(of: url.path + "-wal") == 0 {
                    try copy.replaceContent(byThatOf: openUnlocked())
                }
            } else {
                try copy.replaceContent(byThatOf: openUnlocked())
            }
        }
        try schema.migrate(copy)
        try copy.refuseChanges(refusal)
        return copy
    }

    /// Whether a log or journal exists: it may hold part of the data, or another process may be using the file.
    private var hasLog: Bool { ["-wal", "-journal"].contains { attributes(of: url.path + $0) != nil } }

    private func openLocked(busyTimeout: Duration) throws(StoreError) -> Connection {
        let connection = try Connection(
            url.path, flags: SQLITE_OPEN_READONLY, path: path, busyTimeout: busyTimeout)
        connection.setWritesLogBackOnClose(false)
        return connection
    }
}
