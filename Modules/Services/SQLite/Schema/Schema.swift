import Interactor

/// The tables of an app's features.
struct Schema {
    private(set) var features: [any Tables]

    mutating func add(_ tables: any Tables) { features.append(tables) }

    /// Returns the tables that are missing (version 0) or outdated in the database, each with its version there.
    ///
    /// Throws if the database belongs to another program or a newer app.
    func outdatedTables(of connection: Connection) throws(StoreError) -> [(tables: any Tables, version: Int)] {
        let versions = try connection.versions()
        var outdated: [(tables: any Tables, version: Int)] = []
        for tables in features {
            let version = versions[tables.name] ?? 0, newest = tables.migrations.count
            guard version <= newest else {
                throw .newerSchema(path: connection.path, found: version, supported: newest)
            }
            if version < newest { outdated.append((tables, version)) }
        }
        return outdated
    }

    /// Brings the tables of all features to their newest version, or changes none of them; leaves other tables alone.
    func migrate(_ connection: Connection) throws(StoreError) {
        guard try !outdatedTables(of: connection).isEmpty else { return }
        try connection.transaction { () throws(StoreError) in
            // Another process may have migrated while this one was waiting for the lock.
            let outdated = try outdatedTables(of: connection)
            try connection.setFormat()
            for (tables, version) in outdated { try connection.migrate(tables, from: version) }
        }
    }
}

extension Schema {
    /// Creates the schema of all the app's features.
    init() {
        self.init(features: [])
        Self.addFeatures(to: &self)
    }
}
