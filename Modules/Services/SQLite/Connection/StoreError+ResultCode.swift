import CSQLite
import Interactor

extension StoreError {
    /// Creates the error for an extended result code of SQLite (https://www.sqlite.org/rescode.html).
    init(resultCode: Int32, of connection: OpaquePointer?, path: String) {
        // The low byte is the primary code, which the extended code refines.
        switch (resultCode & 0xff, resultCode) {
        case (SQLITE_NOTADB, _): self = .notADatabase(path: path)
        case (SQLITE_READONLY, _), (SQLITE_PERM, _): self = .readOnly(path: path)
        case (SQLITE_BUSY, _), (SQLITE_LOCKED, _), (SQLITE_PROTOCOL, _): self = .locked(path: path)
        // `sharedMemorySize` means that the disk has no space for SQLite's shared memory, which even readers need.
        case (SQLITE_FULL, _), (_, Self.sharedMemorySize): self = .diskFull(path: path)
        case (SQLITE_CORRUPT, _): self = .damaged(path: path, detail: Self.words(resultCode, of: connection))
        // The app's statements are valid for the app's tables, so another program must have created these tables.
        case (SQLITE_ERROR, _): self = .foreignTables(path: path, detail: Self.message(resultCode, of: connection))
        default: self = .failed(path: path, detail: Self.words(resultCode, of: connection))
        }
    }

    /// `SQLITE_IOERR_SHMSIZE`, which Swift cannot import because the macro is an expression.
    private static let sharedMemorySize = SQLITE_IOERR | (19 << 8)

    private static func words(_ resultCode: Int32, of connection: OpaquePointer?) -> String {
        "\(message(resultCode, of: connection)) (SQLite code \(resultCode))"
    }

    private static func message(_ resultCode: Int32, of connection: OpaquePointer?) -> String {
        let message = connection.map(sqlite3_errmsg) ?? sqlite3_errstr(resultCode)
        return message.map { String(cString: $0) } ?? "unknown error"
    }
}
