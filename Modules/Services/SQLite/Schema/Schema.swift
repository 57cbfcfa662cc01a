import Interactor

/// The schema of our databases, and the migrations that lead to it.
struct Schema {
    /// `STRA` in ASCII, which identifies our databases (https://www.sqlite.org/fileformat2.html, 1.3.14).
    static let applicationID = 0x5354_5241

    var migrations = Migration.all

    /// Returns the database's version, 0 if it is new; throws if it belongs to another program or a newer app.
    func version(of connection: Connection) throws(StoreError) -> Int {
        // The order matters, because another process may migrate in between, which sets all three at once. So a
        // database that has tables or a version, but then no application ID, is not ours.
        let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_master") == 0
        let version = try connection.integer("PRAGMA user_version")
        let application = try connection.integer("PRAGMA application_id")
        let isOurs = application == Self.applicationID && version >= 0
        guard isOurs || (application == 0 && version == 0 && isEmpty) else {
            throw .foreign(path: connection.path)
        }
        guard version <= migrations.count else {
            throw .newerSchema(path: connection.path, found: version, supported: migrations.count)
        }
        return version
    }

    /// Migrates the database to the newest version; call `version(of:)` first.
    func migrate(_ connection: Connection) throws(StoreError) {
        while try version(of: connection) < migrations.count {
            try connection.transaction { () throws(StoreError) in
                // Another process may have migrated while this one was waiting for the lock.
                for migration in migrations.dropFirst(try version(of: connection)).prefix(1) {
                    for statement in migration.statements { try connection.execute(statement) }
                }
            }
        }
    }
}
