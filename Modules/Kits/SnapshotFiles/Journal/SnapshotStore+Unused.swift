import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SnapshotStore {
    /// The snapshots that no test uses any more, in the order of their paths.
    ///
    /// Only suites of this package with a journal are judged: those that ran whole and passed, with the trait
    /// `.snapshots()`. In them, a test that is listed but did not run to its end protects what is named after it, and a
    /// snapshot that changed after the run is not judged by it. Of a suite that has no test in the list any more, all
    /// snapshots are unused.
    ///
    /// - Parameter tests: The lines of `swift test list` in `packageFolder`, of all modules; where none is a test, nothing
    ///   is judged.
    package func unusedSnapshots(tests: [String]) -> [UnusedSnapshot] {
        let listed = Dictionary(grouping: tests.compactMap { SnapshotName(listed: $0) }, by: \.suite)
        guard !listed.isEmpty else { return [] }
        return journals().flatMap { journal, date in
            let tests = listed[journal.name, default: []]
            let used = tests.isEmpty ? [] : Set(journal.snapshots)
            let protected = journal.unended(of: tests)
            return judgedSnapshots(by: journal, of: date).filter { snapshot in
                !used.contains(snapshot.path) && !protected.contains { snapshot.path.hasPrefix($0.stem + ".") }
            }
        }.sorted { $0.path < $1.path }
    }

    /// Whether the list of tests could make any snapshot unused, so that it is worth the time it takes.
    ///
    /// It is where there is a journal with snapshots beside it, used ones too: their suite may be gone, as only the list
    /// tells.
    package func canJudgeSnapshots() -> Bool {
        journals().contains { !judgedSnapshots(by: $0, of: $1).isEmpty }
    }

    /// Takes an unused snapshot away, what is pending for it, and folders that this leaves empty, unless its suite has run
    /// or the snapshot was changed since that was judged.
    package func remove(_ unused: UnusedSnapshot) throws(SnapshotFileError) {
        let file = file(unused.path)
        guard let (journal, date) = journal(of: unused.journal.name), journal == unused.journal,
            date == unused.journalDate
        else { throw .notJudged(file: file) }
        guard self.date(of: unused.path) == unused.date else { throw .changedSinceRun(file: file) }
        do {
            try FileManager.default.removeItem(atPath: file)
        } catch {
            throw .unwritable(file: file, reason: error.systemReason)
        }
        try removePending(unused.path)
        removeEmptyFolders(from: unused.path)
    }

    /// What lies in a suite's folder and is no younger than its journal.
    private func judgedSnapshots(by journal: SuiteJournal, of journalDate: Date) -> [UnusedSnapshot] {
        snapshots(in: journal.name.stem).compactMap { path in
            guard let date = date(of: path), date <= journalDate else { return nil }
            return UnusedSnapshot(path: path, date: date, journal: journal, journalDate: journalDate)
        }
    }

    /// The files of a folder, not of those below it.
    private func snapshots(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
        return names.map { "\(folder)/\($0)" }.filter(isSnapshot)
    }

    private func removeEmptyFolders(from path: String) {
        var folders = path.split(separator: "/").dropLast()
        // The system removes none that holds anything; the first is that of all snapshots.
        while folders.count > 1, rmdir(file(folders.joined(separator: "/"))) == 0 { folders.removeLast() }
    }
}
