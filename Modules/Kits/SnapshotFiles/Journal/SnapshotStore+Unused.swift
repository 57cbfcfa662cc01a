import Foundation

extension SnapshotStore {
    /// The snapshots that no test uses any more, as paths relative to the root.
    ///
    /// Only suites with a journal are judged: those that ran whole and passed, with the trait `.snapshots()`. In them, a
    /// test that is listed but did not run to its end protects what is named after it, and a snapshot that changed after
    /// the run is not judged by it.
    ///
    /// - Parameter tests: The lines of `swift test list`; modules that have none there are not judged.
    package func unusedSnapshots(tests: [String]) -> [String] {
        let listed = tests.compactMap { SnapshotName(listed: $0) }
        let modules = Set(listed.map(\.module))
        return journals().filter { modules.contains($0.journal.module) }.flatMap { journal, date in
            let suite = journal.name.stem
            let used = Set(journal.snapshots)
            let ended = Set(journal.tests)
            let protected = listed.filter { $0.suite == journal.name && !ended.contains($0.components.last ?? "") }
            return snapshots(in: suite).filter { path in
                !used.contains(path) && !protected.contains { path.hasPrefix($0.stem + ".") }
                    && self.date(of: path).map { $0 <= date } == true
            }
        }.sorted()
    }

    /// The files of a folder, not of those below it.
    private func snapshots(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
        return names.map { "\(folder)/\($0)" }.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.hasPrefix("\(folder)/.")
        }
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
