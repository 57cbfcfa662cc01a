import CSQLite
import Foundation
import Interactor

extension DatabaseFile {
    /// Returns a copy of the file in memory, migrated to the newest schema; every change of it throws `refusal`.
    ///
    /// SQLite can neither migrate a file that it cannot write, nor read one in WAL mode from a folder that it cannot
    /// write. A file that does not exist is copied as an empty database.
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

    /// Whether there is a log or a journal: the file alone may be incomplete, or in use by another process.
    private var hasLog: Bool { ["-wal", "-journal"].contains { attributes(of: url.path + $0) != nil } }

    private func openLocked(busyTimeout: Duration) throws(StoreError) -> Connection {
        let connection = try Connection(
            url.path, flags: SQLITE_OPEN_READONLY, path: path, busyTimeout: busyTimeout)
        connection.setWritesLogBackOnClose(false)
        return connection
    }
}
