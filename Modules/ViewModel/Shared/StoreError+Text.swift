public import Interactor

nonisolated extension StoreError: ExplainedError {
    /// The problem, the file and the remedy.
    public var text: String {
        switch self {
        case .notADatabase(let path):
            "\(path) is not a database. Move it away, or \(Self.chooseFolder)."
        case .missingFolder(let path):
            "There is no folder \(path). Create it, or \(Self.chooseFolder)."
        case .noReadPermission(let path):
            "You have no permission to read the database \(path). Ask for access to it and its folder, or "
                + "\(Self.chooseFolder)."
        case .noWritePermission(let path):
            "You have no permission to write to the database \(path). Ask for access to it and its folder, or "
                + "\(Self.chooseFolder)."
        case .readOnly(let path):
            "The database \(path) is read-only. Allow writing to it, its folder and its disk, or "
                + "\(Self.chooseFolder)."
        case .diskFull(let path):
            "There is no room for changes on the disk of the database \(path). Free some space first."
        case .locked(let path):
            "The database \(path) is locked by another process. Close that process first."
        case .newerSchema(let path, let found, let supported):
            "The database \(path) was written by a newer version of the app: it has schema version \(found), and this "
                + "version reads up to \(supported). Update the app, or \(Self.chooseFolder)."
        case .foreign(let path):
            "The database \(path) belongs to another program. Move it away, or \(Self.chooseFolder)."
        case .foreignTables(let path, let detail):
            "The tables in the database \(path) are not the ones this app needs (\(detail)). Move the database away, "
                + "or \(Self.chooseFolder)."
        case .corrupt(let path, let error):
            "One entry in the database \(path) cannot be read: \(error.text.asSentence) Restore a copy of the database, "
                + "or move it away to start with an empty one."
        case .damaged(let path, let detail):
            "The database \(path) is damaged: \(detail). Restore a copy, move it away, or \(Self.chooseFolder)."
        case .vanished(let path):
            "The database \(path) was moved or deleted. Put it back first, or a new, empty one is created."
        case .failed(let path, let detail):
            "The database \(path) could not be used: \(detail.withoutPeriod)."
        }
    }

    public var allowsRetry: Bool { true }

    /// Whether a retry is useless until someone changes the file, its folder or the app.
    public var needsRepair: Bool {
        switch self {
        case .locked, .diskFull, .vanished, .failed: false
        case .notADatabase, .missingFolder, .noReadPermission, .noWritePermission, .readOnly, .newerSchema, .foreign,
            .foreignTables, .corrupt, .damaged:
            true
        }
    }

    private static var chooseFolder: String { "choose another folder" }
}
