/// Why something could not be read from, or written to, where it is kept between runs.
public nonisolated enum StoreError: Error, Hashable {
    /// The file is something else than a database.
    case notADatabase(path: String)
    /// The file, or its folder, may not be written.
    case readOnly(path: String)
    /// Another process holds the database.
    case locked(path: String)
    /// A newer version of the app made the database.
    case newerSchema(path: String, found: Int, supported: Int)
    /// The database holds something that cannot be read: what was expected, what came, and where.
    case corrupt(path: String, detail: String)
    /// Anything else that the database reports, in its own words.
    case failed(path: String, detail: String)

    /// What a user is told: what is wrong, with which file, and what to do.
    public var message: String {
        switch self {
        case .notADatabase(let path):
            "\(path) is not a database. Move it away, or choose another folder."
        case .readOnly(let path):
            "The database \(path) is read-only. Allow writing to the file and its folder."
        case .locked(let path):
            "The database \(path) is locked by another process. Close that process and try again."
        case .newerSchema(let path, let found, let supported):
            "The database \(path) has schema version \(found); this version reads up to \(supported). Update the app."
        case .corrupt(let path, let detail):
            "The database \(path) holds something unreadable: \(detail)"
        case .failed(let path, let detail):
            "The database \(path) failed: \(detail)"
        }
    }
}
