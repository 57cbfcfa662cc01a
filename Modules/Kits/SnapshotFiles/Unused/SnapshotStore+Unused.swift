import Foundation

extension SnapshotStore {
    /// Finds the snapshots that tests no longer use.
    ///
    /// A snapshot is unused if no listed test can have made it, or if its tests ran to their end without it and neither
    /// test binary nor sources have changed since. Links, and files whose names the kit cannot make, are left out.
    ///
    /// - Parameter tests: Returns the lines of `swift test list` for all modules, run in `packageFolder`. The closure
    ///   is called first, because it may build the tests. If no line names a test, nothing is judged.
    package func snapshotUsage(listing tests: () throws -> [String]) rethrows -> SnapshotUsage {
        // If sources change while the tests are listed, the evidence is invalid.
        let sources = sourceFingerprint()
        return snapshotUsage(of: ListedTests(try tests()), sources: sources) { _, _ in false }
    }

    /// Finds the snapshots that the given tests no longer use.
    ///
    /// - Parameter mayExist: Returns whether a suite that is not listed may exist.
    package func snapshotUsage(
        of tests: ListedTests, sources: SourceFingerprint?,
        mayExist: @escaping @Sendable (_ module: String, _ suite: String) -> Bool
    ) -> SnapshotUsage {
        guard !tests.isEmpty else { return SnapshotUsage() }
        let judgement = SnapshotJudgement(
            tests: tests, sources: sources, journals: journals(), journalStamps: journalStamps(),
            sharesRoot: sharesRoot, mayExist: mayExist)
        var usage = SnapshotUsage()
        let foreign = usedElsewhere()
        forEachSnapshotFile { stamp in
            switch foreign.contains(stamp.path) ? .foreign : judgement.verdict(on: stamp.path, stamp) {
            case .unused: usage.unused.append(UnusedSnapshot(path: stamp.path, file: stamp, judgement: judgement))
            case .unknown: usage.unjudged.append(stamp.path)
            case .used, .foreign: break
            }
        }
        usage.unused.sort { $0.path < $1.path }
        usage.unjudged.sort()
        return usage
    }

    /// Returns whether any file may be a snapshot; if not, listing the tests is not worth the time.
    package func hasSnapshots() -> Bool {
        var isFound = false
        let extensions = SnapshotPath.ownExtensions.union(
            journals().flatMap { $0.journal.used.map(SnapshotPath.pathExtension) })
        let customFolders = customFolders()
        forEachSnapshotFile {
            isFound = isFound || SnapshotPath($0.path, extensions: extensions, customFolders: customFolders) != nil
        }
        return isFound
    }

    /// Removes an unused snapshot, its pending text, and the folders that are then empty.
    ///
    /// It throws if the snapshot, the sources, a test binary or a journal has changed since the snapshot was judged.
    package func remove(_ unused: UnusedSnapshot) throws(SnapshotFileError) {
        let judgement = unused.judgement
        guard judgement.sources == sourceFingerprint(), judgement.journalStamps == journalStamps(),
            judgement.isBinaryCurrent
        else { throw .notJudged(file: file(unused.path)) }
        guard let root = RealFolder(file("")),
            let failure = root.withFolder(of: unused.path, { $0.remove($1, as: unused) })
        else { throw .changedSinceRun(file: file(unused.path)) }
        if let failure { throw failure(file(unused.path)) }
        _ = root.withFolder(of: Self.pendingPath(unused.path)) { $0.removeFile($1) }
        removeAttached(of: unused.path, except: nil)
        removeEmptyFolders(from: unused.path, in: root)
    }

    /// Calls `body` with the stamp of each regular file in the snapshot folders; the stamp's path is relative to the
    /// root.
    private func forEachSnapshotFile(_ body: (FileStamp) -> Void) {
        guard let root = RealFolder(file("")) else { return }
        for path in customFolders().union([Self.folder]) {
            _ = root.withFolder(of: "\(path)/any") { folder, _ in
                folder.forEachFile("\(path)/") { path, status in
                    if status.isRegularFile { body(FileStamp(path: path, status: status)) }
                }
            }
        }
    }

    private func removeEmptyFolders(from path: String, in root: borrowing RealFolder) {
        var folders = path.split(separator: "/").dropLast()
        // A folder that is not empty stays, and so does the first folder in the path.
        while folders.count > 1, root.withFolder(of: folders.joined(separator: "/"), { $0.removeFolder($1) }) == true {
            folders.removeLast()
        }
    }
}

extension RealFolder {
    /// Removes a snapshot's file if the file has not changed since it was judged.
    ///
    /// - Returns: Nil if the file was removed; otherwise, a function that makes the error for a path.
    fileprivate func remove(_ name: String, as unused: UnusedSnapshot) -> ((String) -> SnapshotFileError)? {
        guard let status = status(of: name), status.isRegularFile,
            FileStamp(path: unused.path, status: status) == unused.file,
            unused.judgement.verdict(on: unused.path, unused.file) == .unused
        else { return { .changedSinceRun(file: $0) } }
        let code = removeFile(name)
        guard code != 0 else { return nil }
        return { .unwritable(file: $0, reason: String(cString: strerror(code))) }
    }
}
