import Foundation
import Interactor
import TestKit
import Testing

@testable import SQLite

/// A file that no store can use, one for each way to find that out.
enum UnusableFile: CaseIterable {
    case notADatabase, anotherProgram, newerSchema, noPermission

    /// Creates the file as these tests' database.
    ///
    /// - Returns: The error that a store throws for it.
    func make(in folder: TemporaryFolder) throws -> StoreError {
        switch self {
        case .notADatabase:
            try folder.write("these are notes", to: "strata.sqlite")
            return .notADatabase(path: folder.database)
        case .anotherProgram:
            try makeConnection(folder.database).execute("CREATE TABLE notes (text TEXT)")
            return .belongsToAnother(folder)
        case .newerSchema:
            let connection = try makeConnection(folder.database)
            try Schema().migrate(connection)
            try connection.execute("PRAGMA user_version = 5")
            return .newerSchema(path: folder.database, found: 5, supported: 4)
        case .noPermission:
            try Schema().migrate(makeConnection(folder.database))
            try folder.setPermissions(0o200, of: folder.database)
            return .noReadPermission(path: folder.database)
        }
    }
}

extension StoreError {
    /// Returns the error for another program's database.
    static func belongsToAnother(_ folder: TemporaryFolder) -> StoreError {
        .foreign(path: folder.database)
    }
}
