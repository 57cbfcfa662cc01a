import Foundation
import Interactor
import SQLite
import SnapshotFiles

/// The storage of the data that the user enters: one database, in a folder or in memory.
struct Storage {
    let database: SQLiteDatabase
    private let folder: URL?
    nonisolated static let fileName = "\(Program.title.lowercased()).sqlite"

    /// - Parameter folder: The folder of the database; nil for a database in memory.
    init(in folder: URL?) {
        self.folder = folder
        database = folder.map { SQLiteDatabase(path: $0.appending(path: Self.fileName).path) } ?? .inMemory()
    }

    /// The database, if it outlives the app; nil for a database in memory.
    var lasting: (any DataStorage)? { folder == nil ? nil : database }

    /// Creates the folder and its parent folders, unless they exist.
    func makeFolder() throws(StartError) {
        guard let folder else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw StartError(
                description:
                    "The data folder \(folder.path) could not be created: \(error.systemReason). Choose another "
                    + "one with --data, or store nothing with --in-memory.")
        }
    }
}

/// The place to store the app's data.
nonisolated enum StorageChoice: Equatable {
    /// The platform's data folder.
    case platform
    case folder(String)
    case inMemory
}
