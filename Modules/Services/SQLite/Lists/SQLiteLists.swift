public import Interactor
public import Model

/// A store of to-do lists in a SQLite database, which other features and processes may share.
///
/// Every result, and every call of `databaseChangeHandler`, includes the changes of other processes.
public actor SQLiteLists: Database {
    private let database: SQLiteDatabase
    private var reports = ReportQueue()

    /// Called with all to-do lists after each change made through this object.
    @MainActor public var databaseChangeHandler: (([ToDoList]) -> Void)?

    /// The database's executor, so that a commit's report is queued before `database` is used again.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { database.unownedExecutor }

    /// Creates a store of the lists in `database`.
    public init(in database: SQLiteDatabase) {
        self.database = database
    }

    public func getAllToDoLists() throws(DatabaseError) -> [ToDoList] {
        try perform { connection throws(StoreError) in
            try connection.snapshot { () throws(StoreError) in try connection.toDoLists() }
        }
    }

    /// Commits the changes of `work` and reports the new lists; if `work` returns an error, throws it and changes
    /// nothing.
    func change(
        _ work: @Sendable (Connection) throws(StoreError) -> DatabaseError?
    ) async throws(DatabaseError) {
        let outcome = try perform { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) -> Result<[ToDoList], DatabaseError> in
                if let refusal = try work(connection) { return .failure(refusal) }
                // The lists are read before the commit, so that they contain no change made by others after `work`.
                return .success(try connection.toDoLists())
            }
        }
        let lists = try outcome.get()
        await reports.add { self.databaseChangeHandler?(lists) }.value
    }

    /// Runs `work` on the database without suspending, which is possible because both actors share one executor.
    private func perform<Value: Sendable>(
        _ work: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(DatabaseError) -> Value {
        do throws(StoreError) {
            return try database.assumeIsolated { database in
                Result { () throws(StoreError) in try database.perform(work) }
            }.get()
        } catch {
            throw .uncategorized(error)
        }
    }
}
