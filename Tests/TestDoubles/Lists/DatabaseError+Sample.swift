public import Interactor

extension DatabaseError {
    /// The error for a database that another process has locked.
    public static let locked = DatabaseError.uncategorized(.locked(path: "/data"))
}
