public import Interactor
public import Model

/// To-do lists in a SQLite database, which other features and other processes may share.
///
/// Every answer and every report includes the changes that other processes have made.
public actor SQLiteLists: Database {
    private let database: SQLiteDatabase
    private var reports = ReportQueue()

    /// Is handed all to-do lists after each change made here.
    @MainActor public var databaseChangeHandler: (([ToDoList]) -> Void)?

    /// The database's own executor: a change is committed and its report queued without another change in between.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { database.unownedExecutor }

    /// The lists that `database` holds.
    public init(in database: SQLiteDatabase) {
        self.database = database
    }

    public func getAllToDoLists() throws(DatabaseError) -> [ToDoList] {
        try perform { connection throws(StoreError) in
            try connection.snapshot { () throws(StoreError) in try connection.toDoLists() }
        }
    }

    /// Commits what `work` does and reports the lists as they are then, unless `work` returns why it does nothing.
    func change(
        _ work: @Sendable (Connection) throws(StoreError) -> DatabaseError?
    ) async throws(DatabaseError) {
        let outcome = try perform { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) -> Result<[ToDoList], DatabaseError> in
                if let refusal = try work(connection) { return .failure(refusal) }
                // Read before the commit: nobody else's change comes in between.
                return .success(try connection.toDoLists())
            }
        }
        let lists = try outcome.get()
        await reports.add { self.databaseChangeHandler?(lists) }.value
    }

    /// Runs `work` on the database without suspending, because both actors share one executor.
    private func perform<Value: Sendable>(
        _ work: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(DatabaseError) -> Value {
        do throws(StoreError) {
            return try database.assumeIsolated { database in
                Result { () throws(StoreError) in try database.perform(work) }
            }.get()
        } catch {
            throw .uncategorized(error.message)
        }
    }
}
