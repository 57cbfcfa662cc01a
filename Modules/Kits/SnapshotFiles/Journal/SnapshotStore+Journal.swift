import Foundation

extension SnapshotStore {
    private static let journalFolder = "\(folder)/.journal"

    /// Keeps what a suite's run used; where that cannot be written, nothing of the suite counts as unused.
    package func write(_ journal: SuiteJournal) {
        try? writeIgnored(journal, to: Self.journalPath(journal.name), below: Self.journalFolder)
    }

    /// Takes a suite's journal away while it runs: what it used before proves nothing any more.
    package func removeJournal(of suite: SnapshotName) {
        try? FileManager.default.removeItem(atPath: file(Self.journalPath(suite)))
    }

    /// Every suite's last run that was whole and passed, of this package, with the time at which it ended.
    func journals() -> [(journal: SuiteJournal, date: Date)] {
        listing(of: Self.journalFolder).files.filter { $0.hasSuffix(".json") }.compactMap(journal)
    }

    /// The last run of one suite.
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

    /// When a file was changed or, where it is a symbolic link, led elsewhere.
    func date(of path: String) -> Date? {
        let file = file(path)
        let dates = [file, target(of: file)].map { try? FileManager.default.attributesOfItem(atPath: $0) }
        return dates.compactMap { $0?[.modificationDate] as? Date }.max()
    }

    private static func journalPath(_ suite: SnapshotName) -> String {
        "\(journalFolder)/\(suite.stem.dropFirst(folder.count + 1)).json"
    }
}
