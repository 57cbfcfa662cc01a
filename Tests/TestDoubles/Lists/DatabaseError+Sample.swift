public import Interactor

extension DatabaseError {
    /// The error of a database that another process holds.
    public static let locked = DatabaseError.uncategorized(.locked(path: "/data"))
}
