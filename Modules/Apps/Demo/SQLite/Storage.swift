import Foundation
import Interactor
import SQLite

/// Where the app keeps what its user enters: one database, in a folder or in memory.
struct Storage {
    let database: SQLiteDatabase
    private let folder: URL?
    nonisolated static let fileName = "\(Program.title.lowercased()).sqlite"

    /// - Parameter folder: The folder of the database; nil for one that lasts only as long as the app.
    init(in folder: URL?) {
        self.folder = folder
        database = folder.map { SQLiteDatabase(path: $0.appending(path: Self.fileName).path) } ?? .inMemory()
    }

    /// The database, if it outlives the app.
    var lasting: (any DataStorage)? { folder == nil ? nil : database }

    /// Creates the folder, unless it exists.
    func makeFolder() throws(DataFolderError) { try folder?.createAsDataFolder() }
}

/// The place to store the app's data.
nonisolated enum StorageChoice: Equatable {
    /// The platform's data folder.
    case platform
    case folder(String)
    case inMemory
}
