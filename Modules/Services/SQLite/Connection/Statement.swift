import CSQLite
import Foundation
import Interactor
import Model

/// A prepared statement, finalized when it goes out of scope.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: Connection

    init(_ handle: OpaquePointer, of connection: Connection) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Binds a value to the parameter at `index`, counted from 1.
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

    /// Moves to the next row, and returns whether there is one.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.error(code)
        }
    }

    /// Returns the integer in a column, counted from 0.
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// Returns the number in a column; if the value is something else, throws an error with `row` as the row's name.
    func number(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> Double {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_FLOAT, SQLITE_INTEGER: return sqlite3_column_double(handle, column)
        default: throw unreadable(column, of: row(), expected: .number)
        }
    }

    /// Returns the UUID in a column; if the value is something else, throws an error with `row` as the row's name.
    func id(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> UUID {
        guard sqlite3_column_type(handle, column) == SQLITE_BLOB, let start = sqlite3_column_blob(handle, column),
            sqlite3_column_bytes(handle, column) == MemoryLayout<uuid_t>.size
        else {
            throw unreadable(column, of: row(), expected: .uuid)
        }
        return UUID(uuid: start.loadUnaligned(as: uuid_t.self))
    }

    /// Returns the text in a column; if the value is something else, throws an error with `row` as the row's name.
    func text(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> String {
        guard sqlite3_column_type(handle, column) == SQLITE_TEXT, let start = sqlite3_column_text(handle, column) else {
            throw unreadable(column, of: row(), expected: .text)
        }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        // Decoding repairs invalid UTF-8 and so changes the bytes. `String(validating:as:)` is slower: it asks the
        // runtime for metadata each time, which is noticeable when 10,000 texts are read.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            throw unreadable(column, of: row(), expected: .text, found: .invalidUTF8)
        }
        return text
    }

    /// Returns the error for a column; by default, `found` is the column's value.
    private func unreadable(
        _ column: Int32, of row: String, expected: FormatError.Expected, found: FormatError.Found? = nil
    ) -> StoreError {
        let name = sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "\(column)"
        let error = FormatError(path: "\(row).\(name)", expected: expected, found: found ?? value(column))
        return .corrupt(path: connection.path, error)
    }

    private func value(_ column: Int32) -> FormatError.Found {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER, SQLITE_FLOAT: .value("\(sqlite3_column_double(handle, column))")
        case SQLITE_TEXT: .text(sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "")
        case SQLITE_BLOB: .bytes(Int(sqlite3_column_bytes(handle, column)))
        default: .nothing
        }
    }
}
