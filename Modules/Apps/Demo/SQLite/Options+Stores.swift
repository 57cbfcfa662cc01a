import Foundation
import SQLite

extension Options {
    /// Returns the stores of one database, in the folder that the options choose or, for none, in memory.
    func makeStores() throws(DataFolderError) -> Stores {
        let database = try database()
        return Stores(
            bookmarks: database, lists: SQLiteLists(in: database), settings: database,
            storage: dataFolder == nil ? nil : database)
    }

    private func database() throws(DataFolderError) -> SQLiteDatabase {
        guard let folder = dataFolder else { return .inMemory() }
        try folder.createAsDataFolder()
        return SQLiteDatabase(path: folder.appending(path: "strata.sqlite").path)
    }
}
