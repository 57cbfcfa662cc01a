import Format
import Foundation
import Interactor
import Model

/// Conversion between values and the JSON text in a column.
enum StoredJSON {
    static func encode(_ value: some Encodable, path: String) throws(StoreError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw .failed(path: path, detail: "\(error)")
        }
    }

    /// Decodes `json`; if that fails, throws an error with `row` as the row's name.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from json: String, of row: String, path: String
    ) throws(StoreError) -> Value {
        do {
            return try Value(json: Data(json.utf8))
        } catch {
            throw .corrupt(path: path, FormatError(error, in: row))
        }
    }
}
