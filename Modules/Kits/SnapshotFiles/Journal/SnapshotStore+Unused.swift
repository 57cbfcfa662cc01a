import Foundation

extension SnapshotStore {
    /// The snapshots that no test uses any more, as paths relative to the root.
    ///
    /// Only suites with a journal are judged: those that ran whole and passed, with the trait `.snapshots()`. In them, a
    /// test that is listed but did not run to its end protects what is named after it, and a snapshot that changed after
    /// the run is not judged by it. Of a suite that has no test in the list any more, all snapshots are unused.
    ///
    /// - Parameter tests: The lines of `swift test list`, of all modules; where none is a test, nothing is judged.
    package func unusedSnapshots(tests: [String]) -> [String] {
        let listed = Dictionary(grouping: tests.compactMap { SnapshotName(listed: $0) }, by: \.suite)
        guard !listed.isEmpty else { return [] }
        return journals().flatMap { journal, date in
            let tests = listed[journal.name, default: []]
            let used = tests.isEmpty ? [] : Set(journal.snapshots)
            let ended = Set(journal.tests)
            let protected = tests.filter { !ended.contains($0.components.last ?? "") }
            return judgedSnapshots(of: journal, at: date).filter { path in
                !used.contains(path) && !protected.contains { path.hasPrefix($0.stem + ".") }
            }
        }.sorted()
    }

    /// Whether the list of tests could make any snapshot unused, so that it is worth the time it takes.
    ///
    /// It is where there is a journal with snapshots beside it, used ones too: their suite may be gone, as only the list
    /// tells.
    package func canJudgeSnapshots() -> Bool {
        journals().contains { !judgedSnapshots(of: $0, at: $1).isEmpty }
    }

    /// Takes an unused snapshot away, and what is pending for it, unless it was changed after its suite's run.
    package func remove(unused path: String) throws(SnapshotFileError) {
        let suite = path.split(separator: "/").dropLast().joined(separator: "/")
        guard let (journal, date) = journals().first(where: { $0.journal.name.stem == suite }) else {
            throw .notJudged(file: file(path))
        }
        guard judgedSnapshots(of: journal, at: date).contains(path) else { throw .changedSinceRun(file: file(path)) }
        do {
            try FileManager.default.removeItem(atPath: file(path))
        } catch {
            throw .unwritable(file: file(path), reason: error.systemReason)
        }
        try removePending(path)
    }

    /// What lies in a suite's folder and is no younger than its journal.
    private func judgedSnapshots(of journal: SuiteJournal, at date: Date) -> [String] {
        snapshots(in: journal.name.stem).filter { path in self.date(of: path).map { $0 <= date } == true }
    }

    /// The files of a folder, not of those below it.
    private func snapshots(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
        return names.map { "\(folder)/\($0)" }.filter(isSnapshot)
    }
}

extension SnapshotName {
    /// The test of a line of `swift test list`, such as `ViewTests.Users/list(at:)`; nil where it is none.
    init?(listed line: String) {
        var parts: [String] = []
        var part = ""
        var isQuoted = false
        for character in line {
            if character == "`" { isQuoted.toggle() }
            // The module ends at the first dot; behind it a dot may be a part of a name.
            if !isQuoted, character == (parts.isEmpty ? "." : "/") {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        guard let module = parts.first, !part.isEmpty else { return nil }
        self.init(module: module, components: parts.dropFirst() + [part])
    }

    /// The suite of this test.
    fileprivate var suite: SnapshotName { SnapshotName(module: module, components: components.dropLast()) }
}
