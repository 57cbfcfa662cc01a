import CSQLite
import Foundation
import Interactor

/// One prepared statement of a connection, finalized when it goes out of scope.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: Connection

    init(_ handle: OpaquePointer, of connection: Connection) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Parameters count from 1.
    func bind(_ value: Value, at index: Int32) throws(StoreError) {
        let code =
            switch value {
            case .text(let text): bind(text, at: index)
            case .number(let number): sqlite3_bind_double(handle, index, number)
            case .id(let id):
                withUnsafeBytes(of: id.uuid) {
                    strata_sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
                }
            case .null: sqlite3_bind_null(handle, index)
            }
        guard code == SQLITE_OK else { throw connection.error(code) }
    }

    private func bind(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                strata_sqlite3_bind_text(handle, index, $0.baseAddress, Int32(clamping: $0.count))
            }
        }
    }

    /// Whether there is another row.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.error(code)
        }
    }

    /// Columns count from 0.
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// The column's number; `row` names the row where it is something else.
    func number(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> Double {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_FLOAT, SQLITE_INTEGER: return sqlite3_column_double(handle, column)
        default: throw unreadable(column, of: row(), expected: "a number")
        }
    }

    /// The column's UUID; `row` names the row where it is something else.
    func id(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> UUID {
        guard sqlite3_column_type(handle, column) == SQLITE_BLOB, let start = sqlite3_column_blob(handle, column),
            sqlite3_column_bytes(handle, column) == MemoryLayout<uuid_t>.size
        else {
            throw unreadable(column, of: row(), expected: "a UUID")
        }
        return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
    }

    /// The column's text; `row` names the row where it is something else.
    func text(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> String {
        guard sqlite3_column_type(handle, column) == SQLITE_TEXT, let start = sqlite3_column_text(handle, column) else {
            throw unreadable(column, of: row(), expected: "text")
        }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        // Decoding mends what is not UTF-8, so that the bytes differ. `String(validating:as:)` asks the runtime for
        // metadata with each text, which shows where 10,000 of them are read.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            throw unreadable(column, of: row(), expected: "text", found: "bytes that are not UTF-8")
        }
        return text
    }

    /// What is wrong with a column; `found` is its type unless said.
    private func unreadable(_ column: Int32, of row: String, expected: String, found: String? = nil) -> StoreError {
        let name = sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "\(column)"
        let found = found ?? typeName(column)
        return .corrupt(path: connection.path, detail: "\(row): expected \(expected) in \(name), found \(found)")
    }

    private func typeName(_ column: Int32) -> String {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: "an integer"
        case SQLITE_FLOAT: "a floating-point number"
        case SQLITE_TEXT: "text"
        case SQLITE_BLOB: "a blob"
        default: "nothing"
        }
    }
}
