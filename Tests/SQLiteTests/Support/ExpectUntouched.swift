import TestKit
import Testing

@testable import SQLite

/// Expects that `calls` to a store leave the files in the store's folder unchanged, byte for byte.
///
/// - Parameter ignored: The name of a file that may change.
func expectUntouched(
    _ folder: TemporaryFolder, schema: Schema = Schema(), ignoring ignored: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, by calls: (SQLiteDatabase) async throws -> Void
) async throws {
    let before = try folder.contents().filter { $0.key != ignored }
    // The store must be freed before the comparison, because closing it could write, too.
    do { try await calls(makeStore(folder.database, schema: schema, sourceLocation: sourceLocation)) }
    let after = try folder.contents().filter { $0.key != ignored }
    #expect(after == before, sourceLocation: sourceLocation)
}
