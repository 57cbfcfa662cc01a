import CSQLite
import Interactor

extension StoreError {
    /// What an extended result code of SQLite (https://www.sqlite.org/rescode.html) means to a user.
    init(resultCode: Int32, of connection: OpaquePointer?, path: String) {
        // The low byte is the code that the extended one refines.
        switch resultCode & 0xff {
        case SQLITE_NOTADB: self = .notADatabase(path: path)
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .locked(path: path)
        case SQLITE_CORRUPT: self = .damaged(path: path, detail: Self.words(resultCode, of: connection))
        default: self = .failed(path: path, detail: Self.words(resultCode, of: connection))
        }
    }

    private static func words(_ resultCode: Int32, of connection: OpaquePointer?) -> String {
        let message = connection.map(sqlite3_errmsg) ?? sqlite3_errstr(resultCode)
        return "\(message.map { String(cString: $0) } ?? "unknown error") (SQLite code \(resultCode))"
    }
}
