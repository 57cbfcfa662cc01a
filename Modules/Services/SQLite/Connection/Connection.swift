import CSQLite
import Interactor

/// One connection to a database; whoever holds it uses it from one thread at a time.
final class Connection {
    /// The database's path as errors name it.
    let path: String
    private let handle: OpaquePointer

    /// Opens the database that SQLite knows as `name`; a lock of another process is waited for up to `busyTimeout`.
    init(_ name: String, flags: Int32, path: String, busyTimeout: Duration = .zero) throws(StoreError) {
        var opened: OpaquePointer?
        // One thread at a time: SQLite needs no lock around each of its calls.
        let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = StoreError(resultCode: opened.map(sqlite3_extended_errcode) ?? code, of: opened, path: path)
            // SQLite hands over a connection even where opening failed, so that it can say why.
            sqlite3_close(opened)
            throw error
        }
        handle = opened
        self.path = path
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(busyTimeout / .milliseconds(1)))
    }

    // Each statement holds its connection, so none is left that would keep SQLite from closing.
    deinit { sqlite3_close(handle) }

    /// A `StaticString` cannot be put together at run time: values reach SQL by binding alone.
    func prepare(_ sql: StaticString, _ values: [Value] = []) throws(StoreError) -> Statement {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(self.handle, sql.description, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw error(code) }
        let statement = Statement(handle, of: self)
        for (offset, value) in values.enumerated() { try statement.bind(value, at: Int32(offset + 1)) }
        return statement
    }

    /// Runs `sql` to its end with `values` bound to its parameters.
    func execute(_ sql: StaticString, _ values: Value...) throws(StoreError) {
        let statement = try prepare(sql, values)
        while try statement.step() {}
    }

    /// The first column of the first row of `sql`, with `values` bound to its parameters.
    func integer(_ sql: StaticString, _ values: Value...) throws(StoreError) -> Int {
        let statement = try prepare(sql, values)
        _ = try statement.step()
        return statement.integer(0)
    }

    /// How many rows the last statement inserted, changed or deleted, those deleted along with others left out.
    var changedRowCount: Int { Int(sqlite3_changes(handle)) }

    /// Either all of `work` lasts or nothing of it; other writers wait from the first moment.
    func transaction<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try run("BEGIN IMMEDIATE", work)
    }

    /// All that `work` reads is of one moment; others go on writing.
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
            // Some failures, such as a full disk, have already ended the transaction. If rolling back fails, closing
            // rolls back, and the failure that led here is the one worth telling.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Whether the database's file has been moved or deleted, so that what is written would be lost.
    var hasMoved: Bool {
        var moved: Int32 = 0
        sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &moved)
        return moved != 0
    }

    /// Says whether the last connection, when it closes, writes the log back into the database; it does by default.
    func setWritesLogBackOnClose(_ writesBack: Bool) {
        _ = strata_sqlite3_set_checkpoint_on_close(handle, writesBack ? 1 : 0)
    }

    func error(_ code: Int32) -> StoreError { StoreError(resultCode: code, of: handle, path: path) }
}
