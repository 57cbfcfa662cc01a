import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SnapshotStore {
    /// Returns the snapshots that no test uses any more, sorted by path.
    ///
    /// Only suites with a journal are judged: suites of this package with the trait `.snapshots()`, whose last run was
    /// complete and passed. Snapshots of a listed test that did not run to its end do not count as unused, and neither
    /// do those that changed after the run. If a suite has no listed test any more, all its snapshots are unused.
    ///
    /// - Parameter tests: The lines of `swift test list` for all modules, run in `packageFolder`; if none names a test,
    ///   nothing is judged.
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

    /// Returns whether any snapshot could be unused, so that listing the tests is worth the time.
    ///
    /// That is so if any suite with a journal has snapshots, even used ones: only the list tells whether the suite
    /// still exists.
    package func canJudgeSnapshots() -> Bool {
        journals().contains { !judgedSnapshots(by: $0, of: $1).isEmpty }
    }

    /// Removes an unused snapshot, its pending text and the folders that this leaves empty.
    ///
    /// It throws if the suite has run, or the snapshot has changed, since the snapshot was found unused.
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

    /// Returns the snapshots in a suite's folder that are no newer than its journal.
    private func judgedSnapshots(by journal: SuiteJournal, of journalDate: Date) -> [UnusedSnapshot] {
        snapshots(in: journal.name.stem).compactMap { path in
            guard let date = date(of: path), date <= journalDate else { return nil }
            return UnusedSnapshot(path: path, date: date, journal: journal, journalDate: journalDate)
        }
    }

    /// Returns the snapshots in a folder, without those in its subfolders.
    private func snapshots(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
        return names.map { "\(folder)/\($0)" }.filter(isSnapshot)
    }

    private func removeEmptyFolders(from path: String) {
        var folders = path.split(separator: "/").dropLast()
        // `rmdir` keeps folders that are not empty; the first component is the folder of all snapshots.
        while folders.count > 1, rmdir(file(folders.joined(separator: "/"))) == 0 { folders.removeLast() }
    }
}
