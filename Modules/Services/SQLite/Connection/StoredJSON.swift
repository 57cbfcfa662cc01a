import Foundation
import Interactor

/// The form in which a value stands in a column.
enum StoredJSON {
    static func encode(_ value: some Encodable, path: String) throws(StoreError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw .failed(path: path, detail: "\(type(of: value)) cannot be written as JSON: \(error)")
        }
    }

    /// The value of `json`; `row` names the row where it cannot be read.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from json: String, of row: String, path: String
    ) throws(StoreError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(json.utf8))
        } catch {
            throw .corrupt(path: path, detail: "\(row): \(error)")
        }
    }
}
