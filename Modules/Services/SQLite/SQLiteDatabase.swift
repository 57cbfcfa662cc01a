import CSQLite
public import Interactor

/// A SQLite database, opened or created on first use.
///
/// Each feature stores its data through an extension of this type or, if the extension would need stored properties,
/// through a type of its own. One statement in `Schema.addFeatures(to:)` adds the feature's `Tables`.
public actor SQLiteDatabase {
    let path: String
    private let file: DatabaseFile?
    private let schema: Schema
    private let busyTimeout: Duration
    private var connection: Connection?
    private let queue = DatabaseQueue()

    /// The executor that runs the database's jobs in order.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a database in the file at `path`, whose folder must exist.
    public init(path: String) {
        self.init(file: DatabaseFile(path: path))
    }

    /// Creates a private database that exists only as long as the object.
    public static func inMemory() -> SQLiteDatabase { SQLiteDatabase(file: nil) }

    /// - Parameter busyTimeout: The maximum wait for another process's lock. That process needs only milliseconds, but
    ///   a busy machine may suspend it while it holds the lock. The process may also release and retake the lock
    ///   between two of SQLite's checks, up to a tenth of a second apart. Only the database's own queue waits.
    init(file: DatabaseFile?, schema: Schema = Schema(), busyTimeout: Duration = .seconds(2)) {
        path = file?.path ?? ":memory:"
        self.file = file
        self.schema = schema
        self.busyTimeout = busyTimeout
    }

    /// Runs `work` on the database after migrating it to the newest schema.
    func perform<Value>(_ work: (Connection) throws(StoreError) -> Value) throws(StoreError) -> Value {
        let connection = try openedConnection()
        try checkSchema(of: connection)
        return try work(connection)
    }

    /// Migrates again if another process may have changed the schema since the last call.
    private func checkSchema(of connection: Connection) throws(StoreError) {
        // Other connections' commits change `data_version` (https://www.sqlite.org/pragma.html#pragma_data_version).
        let dataVersion = try connection.integer("PRAGMA data_version")
        guard dataVersion != connection.checkedDataVersion else { return }
        try schema.migrate(connection)
        connection.checkedDataVersion = dataVersion
    }

    /// Returns the open connection; opens a connection first if none is open, or if the database file was replaced.
    ///
    /// If the database file was moved or deleted, but not replaced, throws once; the next call creates a new file.
    ///
    /// Only a connection that can write is kept. Otherwise, each call opens the file again, so a retry succeeds once
    /// the user has fixed the cause, and each call reads the newest content of a file that cannot be written.
    private func openedConnection() throws(StoreError) -> Connection {
        if let connection, !connection.hasMoved { return connection }
        let hadConnection = connection != nil
        connection = nil
        if hadConnection { try file?.checkStillExists() }
        let opened: Connection
        do throws(StoreError) {
            opened = try open()
        } catch .diskFull {
            guard let file else { throw .diskFull(path: path) }
            // SQLite needs disk space for its log even to read the file, but not to read a copy in memory.
            return try file.copy(schema, refusing: .diskFull(path: path), busyTimeout: busyTimeout)
        }
        if opened.writeRefusal == nil { connection = opened }
        return opened
    }

    private func open() throws(StoreError) -> Connection {
        let opened =
            if let file {
                try file.open(schema, busyTimeout: busyTimeout)
            } else {
                try Connection(path, flags: SQLITE_OPEN_READWRITE, path: path)
            }
        guard opened.writeRefusal == nil else { return opened }
        try Self.configure(opened)
        try schema.migrate(opened)
        return opened
    }

    static func configure(_ connection: Connection) throws(StoreError) {
        try connection.execute("PRAGMA foreign_keys = ON")
        do {
            // In WAL mode a reader and a writer do not wait for each other.
            try connection.execute("PRAGMA journal_mode = WAL")
        } catch .locked {
            // SQLite does not wait if two processes change the mode of a new file at the same time. It does not matter
            // which one succeeds: both read the mode from the file, and changes are durable in either mode.
        }
        // A commit is written before it returns, so it survives the end of the process. FULL also flushes it to the
        // disk, so it survives a power failure. The extra milliseconds do not matter: changes come no faster than key
        // presses. On macOS, only a full flush also empties the disk's own cache; on other systems, `fullfsync` changes
        // nothing.
        try connection.execute("PRAGMA synchronous = FULL")
        try connection.execute("PRAGMA fullfsync = ON")
        connection.setRemovesLogOnClose(true)
    }
}

extension SQLiteDatabase: DataStorage {
    public func writeRefusal() -> StoreError? {
        // The result is nil even if the file is unreadable: each feature reports that error when it reads its data.
        try? perform { connection in connection.writeRefusal }
    }
}
