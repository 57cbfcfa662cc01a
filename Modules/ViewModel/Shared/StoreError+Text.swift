public import Interactor
import Model

nonisolated extension StoreError {
    /// Says what is wrong, with which file, and what to do.
    public var text: String {
        switch self {
        case .notADatabase(let path):
            "\(path) is not a database. Move it away, or choose another folder."
        case .readOnly(let path):
            "The database \(path) is read-only. Allow writing to the file and its folder."
        case .locked(let path):
            "The database \(path) is locked by another process. Close that process and try again."
        case .newerSchema(let path, let found, let supported):
            "The database \(path) has schema version \(found); this version reads up to \(supported). Update the app."
        case .foreign(let path):
            "The database \(path) belongs to another program. Move it away, or choose another folder."
        case .corrupt(let path, let error):
            "The database \(path) holds something unreadable: \(error.text). Move it away, or choose another folder."
        case .damaged(let path, let detail):
            "The database \(path) is damaged: \(detail). Restore a copy, or choose another folder."
        case .failed(let path, let detail):
            "The database \(path) could not be used: \(detail). Try again."
        }
    }
}
