import Foundation

extension SnapshotStore {
    private static let journalFolder = "\(folder)/.journal"

    /// Saves which snapshots a suite's run used; if it cannot be written, none of the suite's count as unused.
    package func write(_ journal: SuiteJournal) {
        try? writeIgnored(journal, to: Self.journalPath(journal.name), below: Self.journalFolder)
    }

    /// Removes a suite's journal when the suite starts, because the run before proves nothing any more.
    package func removeJournal(of suite: SnapshotName) {
        try? FileManager.default.removeItem(atPath: file(Self.journalPath(suite)))
    }

    /// Returns the journals of this package: of each suite whose last run was complete and passed, with the time it
    /// ended.
    func journals() -> [(journal: SuiteJournal, date: Date)] {
        listing(of: Self.journalFolder).files.filter { $0.hasSuffix(".json") }.compactMap(journal)
    }

    /// Returns the journal of one suite, with the time its run ended.
    func journal(of suite: SnapshotName) -> (journal: SuiteJournal, date: Date)? {
        journal(at: Self.journalPath(suite))
    }

    private func journal(at path: String) -> (journal: SuiteJournal, date: Date)? {
        guard let date = date(of: path), let data = try? contents(path),
            let journal = try? JSONDecoder().decode(SuiteJournal.self, from: data),
            journal.packageFolder == packageFolder
        else { return nil }
        return (journal, date)
    }

    /// Returns when a file was last changed; for a symbolic link, when the link or its target was.
    func date(of path: String) -> Date? {
        let file = file(path)
        let dates = [file, target(of: file)].map { try? FileManager.default.attributesOfItem(atPath: $0) }
        return dates.compactMap { $0?[.modificationDate] as? Date }.max()
    }

    private static func journalPath(_ suite: SnapshotName) -> String {
        "\(journalFolder)/\(suite.stem.dropFirst(folder.count + 1)).json"
    }
}
