import Foundation

extension SnapshotStore {
    static let journalFolder = "\(folder)/.journal"

    /// Returns the fingerprint of the package's sources as they are now; nil if there is no package.
    ///
    /// - Parameter folders: Snapshot folders that no journal names yet, relative to the root.
    package func sourceFingerprint(besides folders: Set<String> = []) -> SourceFingerprint? {
        packageFolder.map { package in
            let root = URL(filePath: file("")).resolvingSymlinksInPath().path
            let prefixes = [package, root].compactMap { folder in
                folder == package
                    ? "" : folder.hasPrefix("\(package)/") ? "\(folder.dropFirst(package.count + 1))/" : nil
            }
            let skipped = customFolders().union(folders).union([Self.folder])
            return SourceFingerprint(
                of: package, except: Set(prefixes.flatMap { prefix in skipped.map { prefix + $0 } }))
        }
    }

    /// Returns the snapshot folders besides `Snapshots`, relative to the root, as valid and invalid journals name them.
    func customFolders() -> Set<String> { journals().reduce(into: []) { $0.formUnion($1.journal.folders) } }

    /// Saves the journal of a process, merged with the journal of earlier runs of the same binary on the same sources.
    ///
    /// If the journal cannot be written, the run cannot prove that a snapshot is unused.
    ///
    /// - Parameter library: The testing library of the process: `swift test` runs one process for each library.
    package func write(_ journal: RunJournal, library: String) {
        let path = Self.journalPath(journal, library)
        // Nothing is written if the package no longer exists, such as a test's temporary package.
        guard RealFolder(journal.packageFolder) != nil, RealFolder(file("")) != nil else { return }
        try? locked {
            let earlier = dated(path)?.journal
            try writeIgnored(
                earlier.map(journal.merging) ?? journal, to: path, below: Self.journalFolder)
        }
    }

    /// Returns the tests that ran to their end, as valid journals name them.
    package func endedTests(with sources: SourceFingerprint?) -> Set<String> {
        journals().map(\.journal).filter { $0.isValid(with: sources) }.reduce(into: []) { $0.formUnion($1.ended) }
    }

    /// Records the unused snapshots that this process reports.
    ///
    /// - Returns: The paths that the other testing library's process has not reported in the same run of `swift test`.
    package func nameUnused(_ paths: [String], library: String) -> [String] {
        let file = "\(Self.journalFolder)/\((packageFolder ?? "").utf8.checksum).unused.txt"
        let start = ["\(getppid())", library]
        let last = String(decoding: (try? contents(file)) ?? Data(), as: UTF8.self).components(separatedBy: "\n")
        try? writeIgnored(Data((start + paths).joined(separator: "\n").utf8), to: file, below: Self.journalFolder)
        let isSameRun = last.first == start[0] && !last.starts(with: start)
        return isSameRun ? paths.filter { !last.contains($0) } : paths
    }

    /// Returns the journals of this package, sorted by path.
    func journals() -> [DatedJournal] {
        journalFiles().compactMap(dated).filter { $0.journal.packageFolder == packageFolder }
    }

    /// Returns the snapshots that tests of other packages with the same root have used.
    func usedElsewhere() -> Set<String> {
        journalFiles().compactMap(dated).filter { $0.journal.packageFolder != packageFolder }
            .reduce(into: []) { $0.formUnion($1.journal.used) }
    }

    /// Whether other packages may keep snapshots under this root, too.
    var sharesRoot: Bool {
        URL(filePath: file("")).resolvingSymlinksInPath().path != packageFolder
            || journalFiles().compactMap(dated).contains { $0.journal.packageFolder != packageFolder }
    }

    /// Returns the stamps of all journals, so that a change to any journal can be noticed.
    func journalStamps() -> [FileStamp] { journalFiles().compactMap { FileStamp(of: file($0)) } }

    private func journalFiles() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(Self.journalFolder))) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(Self.journalFolder)/\($0)" }
    }

    private func dated(_ path: String) -> DatedJournal? {
        // The stamp is read first: if the file is then replaced, the new journal only seems older than it is.
        guard let stamp = FileStamp(of: file(path)), let data = try? contents(path),
            let journal = try? JSONDecoder().decode(RunJournal.self, from: data)
        else { return nil }
        return DatedJournal(journal: journal, file: stamp)
    }

    private static func journalPath(_ journal: RunJournal, _ library: String) -> String {
        "\(journalFolder)/\("\(journal.packageFolder)\n\(journal.binary.path)".utf8.checksum).\(library).json"
    }

    /// Runs `body` while no other process writes a journal: `swift test --parallel` starts a process for each XCTest.
    private func locked(_ body: () throws -> Void) throws {
        let folder = file(Self.journalFolder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if lock >= 0 { close(lock) } }
        flock(lock, LOCK_EX)
        try body()
    }
}
