import CSQLite
import Interactor

/// A connection to a database, for use by only one thread at a time.
final class Connection {
    /// The database's path, as it appears in errors.
    let path: String
    /// The reason why the database cannot be changed; nil if it can.
    private(set) var writeRefusal: StoreError?
    /// The `data_version` at the last successful check of the schema; nil before the first check.
    var checkedDataVersion: Int?
    private let handle: OpaquePointer

    /// Opens `name`, a path, a URI or `:memory:`; statements wait up to `busyTimeout` for another process's lock.
    init(_ name: String, flags: Int32, path: String, busyTimeout: Duration = .zero) throws(StoreError) {
        var opened: OpaquePointer?
        // Only one thread at a time uses the connection, so SQLite needs no lock around its calls.
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = StoreError(resultCode: opened.map(sqlite3_extended_errcode) ?? code, of: opened, path: path)
            // SQLite returns a connection even if opening fails, so that the caller can ask it for the reason.
            sqlite3_close(opened)
            throw error
        }
        handle = opened
        self.path = path
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(busyTimeout / .milliseconds(1)))
    }

    // Each statement keeps its connection alive, so no open statement can prevent closing.
    deinit { sqlite3_close(handle) }

    /// Prepares a statement; `StaticString` cannot be built at run time, so values can reach SQL only by binding.
    func prepare(_ sql: StaticString, _ values: [Value] = []) throws(StoreError) -> Statement {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(self.handle, sql.description, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw error(code) }
        let statement = Statement(handle, of: self)
        for (offset, value) in values.enumerated() { try statement.bind(value, at: Int32(offset + 1)) }
        return statement
    }

    /// Runs `sql` to its end, with `values` bound to its parameters.
    func execute(_ sql: StaticString, _ values: Value...) throws(StoreError) {
        let statement = try prepare(sql, values)
        while try statement.step() {}
    }

    /// Returns the first column of the first row of `sql`, with `values` bound to its parameters.
    func integer(_ sql: StaticString, _ values: Value...) throws(StoreError) -> Int {
        let statement = try prepare(sql, values)
        _ = try statement.step()
        return statement.integer(0)
    }

    /// The number of rows that the last statement inserted, changed or deleted, not counting cascaded deletions.
    var changedRowCount: Int { Int(sqlite3_changes(handle)) }

    /// Commits all changes that `work` makes, or none; other writers wait while `work` runs.
    func transaction<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try run("BEGIN IMMEDIATE", work)
    }

    /// Runs `work` on a consistent state of the database; others can write in the meantime.
    func snapshot<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try run("BEGIN", work)
    }

    private func run<Result>(
        _ begin: StaticString, _ work: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try execute(begin)
        do {
            let result = try work()
            try execute("COMMIT")
            return result
        } catch {
            // Some failures, such as a full disk, have already ended the transaction. If the rollback fails, closing
            // the connection rolls back; the first error is the one to report.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Replaces the whole content of this database with a copy of `source`.
    ///
    /// Complexity: O(bytes).
    func replaceContent(byThatOf source: Connection) throws(StoreError) {
        guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
            throw error(sqlite3_extended_errcode(handle))
        }
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { throw error(code) }
    }

    /// Makes every further change throw `refusal`.
    func refuseChanges(_ refusal: StoreError) throws(StoreError) {
        writeRefusal = refusal
        try execute("PRAGMA query_only = ON")
    }

    /// Whether the database file was moved or deleted, so that changes would be lost.
    var hasMoved: Bool {
        var moved: Int32 = 0
        sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &moved)
        return moved != 0
    }

    /// Sets whether this connection writes the log back into the database if it is the last to close; true by default.
    func setWritesLogBackOnClose(_ writesBack: Bool) {
        _ = strata_sqlite3_set_checkpoint_on_close(handle, writesBack ? 1 : 0)
    }

    /// Sets whether this connection removes the log and the log's index if it is the last to close.
    ///
    /// The default is false on macOS, true elsewhere.
    func setRemovesLogOnClose(_ removes: Bool) {
        var persists: Int32 = removes ? 0 : 1
        sqlite3_file_control(handle, nil, SQLITE_FCNTL_PERSIST_WAL, &persists)
    }

    func error(_ code: Int32) -> StoreError {
        if code & 0xff == SQLITE_READONLY, let writeRefusal { return writeRefusal }
        return StoreError(resultCode: code, of: handle, path: path)
    }
}
