import Interactor

/// The marks that identify a database as ours.
enum FileFormat {
    /// `STRA` in ASCII, which identifies our databases (https://www.sqlite.org/fileformat2.html, 1.3.14).
    static let applicationID = 0x5354_5241

    /// The number of the newest format, kept as `user_version`; each feature's tables have a version of their own.
    ///
    /// In formats 1 to 3, the format's number was the version of all tables.
    static let newest = 4
}

extension Connection {
    /// Returns the versions of the features' tables in the database, by the tables' names; throws if the database
    /// belongs to another program or has a newer format.
    func versions() throws(StoreError) -> [String: Int] {
        guard try isOurs() else { throw .foreign(path: path) }
        let format = try integer("PRAGMA user_version")
        guard format >= 0 else { throw .foreign(path: path) }
        guard format <= FileFormat.newest else {
            throw .newerSchema(path: path, found: format, supported: FileFormat.newest)
        }
        guard format == FileFormat.newest else { return [:] }
        var versions: [String: Int] = [:]
        let rows = try prepare("SELECT feature, version FROM feature_versions")
        while try rows.step() {
            // No version of the app writes a number below 0.
            guard rows.integer(1) >= 0 else { throw .foreign(path: path) }
            versions[try rows.text(0, of: "feature_versions")] = rows.integer(1)
        }
        return versions
    }

    /// Returns whether the database is ours, or new.
    private func isOurs() throws(StoreError) -> Bool {
        if try integer("PRAGMA application_id") == FileFormat.applicationID { return true }
        // Another process may migrate between these reads, setting tables, format and ID in one transaction. The ID is
        // read last: if it is still 0, the tables and the format were read before any migration of ours.
        let isEmpty = try integer("SELECT count(*) FROM sqlite_master") == 0
        let format = try integer("PRAGMA user_version")
        let application = try integer("PRAGMA application_id")
        return application == FileFormat.applicationID || (application == 0 && format == 0 && isEmpty)
    }

    /// Marks the database as ours, in the newest format.
    func setFormat() throws(StoreError) {
        // The pragmas require a literal.
        try execute("PRAGMA application_id = 1398035009")
        try execute("PRAGMA user_version = 4")
        try execute("CREATE TABLE IF NOT EXISTS feature_versions (feature TEXT PRIMARY KEY, version INTEGER NOT NULL)")
    }

    /// Runs the missing migrations, and stores the new version.
    func migrate(_ tables: any Tables, from version: Int) throws(StoreError) {
        for statement in tables.migrations.dropFirst(version).joined() { try execute(statement) }
        try execute(
            "INSERT OR REPLACE INTO feature_versions VALUES (?, ?)",
            .text(tables.name), .number(Double(tables.migrations.count)))
    }
}
