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

    /// Every suite's last run that was whole and passed, with the time at which it ended.
    func journals() -> [(journal: SuiteJournal, date: Date)] {
        listing(of: Self.journalFolder).files.compactMap { path in
            guard path.hasSuffix(".json"), let data = try? contents(path), let date = date(of: path),
                let journal = try? JSONDecoder().decode(SuiteJournal.self, from: data)
            else { return nil }
            return (journal, date)
        }
    }

    func date(of path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file(path))
        return attributes?[.modificationDate] as? Date
    }

    private static func journalPath(_ suite: SnapshotName) -> String {
        "\(journalFolder)/\(suite.stem.dropFirst(folder.count + 1)).json"
    }
}
