import Interactor

/// What a database of ours looks like, and how one comes to look so.
struct Schema {
    /// `STRA` in ASCII: it tells our databases from other programs' (https://www.sqlite.org/fileformat2.html, 1.3.14).
    static let applicationID = 0x5354_5241

    var migrations = Migration.all

    /// The version of the database, 0 where it is new; throws for one that is another program's or a newer app's.
    func version(of connection: Connection) throws(StoreError) -> Int {
        // In this order, since another process may migrate in between, which sets all three at once: a database that
        // has tables or a version and no application ID after them is not ours.
        let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_master") == 0
        let version = try connection.integer("PRAGMA user_version")
        let application = try connection.integer("PRAGMA application_id")
        guard application == Self.applicationID || (application == 0 && version == 0 && isEmpty) else {
            throw .failed(
                path: connection.path,
                detail: "it belongs to another program. Move it away, or choose another folder.")
        }
        guard version <= migrations.count else {
            throw .newerSchema(path: connection.path, found: version, supported: migrations.count)
        }
        return version
    }

    /// Makes a database of version 0 or more the newest; `connection` has been asked for its `version` before.
    func migrate(_ connection: Connection) throws(StoreError) {
        while try version(of: connection) < migrations.count {
            try connection.transaction { () throws(StoreError) in
                // Another process may have migrated while this one waited for the lock.
                for migration in migrations.dropFirst(try version(of: connection)).prefix(1) {
                    for statement in migration.statements { try connection.execute(statement) }
                }
            }
        }
    }
}
