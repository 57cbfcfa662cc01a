import CSQLite
import Interactor

/// One SQLite database, opened or created when it is first used.
///
/// Each feature keeps its data here in an extension, or in a type of its own where it has state too.
public actor SQLiteDatabase {
    let path: String
    private let file: DatabaseFile?
    private let schema: Schema
    private let busyTimeout: Duration
    private var connection: Connection?
    private let queue = DatabaseQueue()

    /// Where the database's work is done, in the order it was asked for.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// The database in the file at `path`, whose folder exists.
    public init(path: String) {
        self.init(file: DatabaseFile(path: path))
    }

    /// A database of its own, gone when it is freed.
    public static func inMemory() -> SQLiteDatabase { SQLiteDatabase(file: nil) }

    /// - Parameter busyTimeout: How long another process's lock is waited for. That one needs milliseconds, but on a
    ///   loaded machine it may hold its lock while it is not run, or get it again before SQLite, which looks every tenth
    ///   of a second, has seen it free. Nobody but `queue` waits.
    init(file: DatabaseFile?, schema: Schema = Schema(), busyTimeout: Duration = .seconds(2)) {
        path = file?.path ?? ":memory:"
        self.file = file
        self.schema = schema
        self.busyTimeout = busyTimeout
    }

    /// Hands `work` a database of the newest schema.
    func perform<Value>(_ work: (Connection) throws(StoreError) -> Value) throws(StoreError) -> Value {
        let connection = try openedConnection()
        // Another process may have changed the schema since the last call.
        try schema.migrate(connection)
        return try work(connection)
    }

    /// Keeps a connection only once it works and while its file stays: trying again finds what the user has mended.
    private func openedConnection() throws(StoreError) -> Connection {
        if let connection, !connection.hasMoved { return connection }
        connection = nil
        let opened =
            if let file {
                try file.open(schema, busyTimeout: busyTimeout)
            } else {
                try Connection(path, flags: SQLITE_OPEN_READWRITE, path: path)
            }
        try configure(opened)
        connection = opened
        return opened
    }

    private func configure(_ connection: Connection) throws(StoreError) {
        try connection.execute("PRAGMA foreign_keys = ON")
        do {
            // In WAL mode a reader and a writer do not wait for each other.
            try connection.execute("PRAGMA journal_mode = WAL")
        } catch .locked {
            // SQLite does not wait where two processes change the mode of a new file at once. Nothing depends on who
            // of them does it: each of them is told by the file, and changes last in either mode.
        }
        // A commit is in the file before it returns, so it survives the process; FULL also flushes it to the disk, so
        // it survives a power cut. Nobody waits for these milliseconds: changes come at the speed of key presses.
        try connection.execute("PRAGMA synchronous = FULL")
    }
}
