import Synchronization

/// The sources of a test run as they were built: the tests give the lines and columns of their calls in these sources,
/// even after a recording has moved the calls.
package final class InlineSources: Sendable {
    private let binary: FileStamp?
    private let sources = Mutex<[String: InlineSource]>([:])
    /// The pending snapshots that earlier runs saved for each source; their lines may have changed since.
    private let earlierPending = Mutex<[String: [PendingSnapshot]]>([:])

    /// - Parameter binary: The program or bundle that contains the tests; nil to skip the check for changed sources.
    package init(binary: FileStamp?) {
        self.binary = binary
    }

    /// Returns the place by which an inline snapshot can be found in a later version of its source.
    ///
    /// It throws if the source is newer than the test program, or if the call does not hold the reference.
    ///
    /// - Parameter path: The inline snapshot's path; its line and column, in bytes of UTF-8, are those of the call's
    ///   opening parenthesis.
    package func place(
        of path: String, holding reference: SnapshotContent?, in store: SnapshotStore
    ) throws(SnapshotFileError) -> InlinePlace {
        let source = try source(of: path, in: store)
        guard let call = source.call(at: path) else {
            throw .inline(.noCall(path: path))
        }
        guard source.isRecordable(call), source.reference(of: call) == reference else {
            throw .inline(.noLiteral(path: path))
        }
        return source.place(of: call)
    }

    /// Removes the pending text of an inline snapshot, wherever its call was when an earlier run saved the text.
    ///
    /// - Parameter keepsOwn: Whether to keep the text that was saved under this path.
    package func removePending(
        of path: String, keepsOwn: Bool = false, in store: SnapshotStore
    ) throws(SnapshotFileError) {
        if !keepsOwn { try store.removePending(path) }
        let earlier = earlierPending(of: path, in: store).filter { $0.path != path }
        guard !earlier.isEmpty, let source = try? source(of: path, in: store),
            let call = source.call(at: path)
        else { return }
        for pending in earlier {
            guard let place = pending.inline,
                source.call(at: place, holding: pending.referenceChecksum)?.opening == call.opening
            else { continue }
            do throws(SnapshotFileError) {
                try store.reject(pending)
            } catch .pendingReplaced {
                // In this run, another test has saved its own text under that path, so the text stays.
            }
        }
    }

    /// Records an inline snapshot in its source.
    package func record(_ pending: PendingSnapshot, in store: SnapshotStore) throws(SnapshotFileError) {
        try store.recordInline(pending, by: binary)
    }

    private func source(of path: String, in store: SnapshotStore) throws(SnapshotFileError) -> InlineSource {
        let file = try store.sourceFile(of: path)
        // The lock keeps other tests from recording before the file is read: the file would be newer than the tests.
        return try sources.withLock { sources throws(SnapshotFileError) in
            if let known = sources[file] { return known }
            var text = try store.sourceText(of: path)
            if let binary, let stamp = FileStamp(of: file), stamp.modified > binary.modified {
                guard let built = store.builtSource(of: path, by: binary, now: text) else {
                    throw .inline(.changedSinceBuild(file: file))
                }
                text = built
            }
            let source = InlineSource(text)
            sources[file] = source
            return source
        }
    }

    private func earlierPending(of path: String, in store: SnapshotStore) -> [PendingSnapshot] {
        guard let file = try? store.sourceFile(of: path) else { return [] }
        if let known = earlierPending.withLock({ $0[file] }) { return known }
        let found = store.pendingInlineSnapshots(in: SnapshotStore.sourcePath(path))
        return earlierPending.withLock { pending in
            pending[file] = pending[file] ?? found
            return pending[file] ?? []
        }
    }
}

extension InlineSource {
    /// Returns the call at the line and column in an inline snapshot's path.
    fileprivate func call(at path: String) -> InlineCall? {
        let position = path.split(separator: ":").dropFirst().compactMap { Int($0) }
        return position.count == 2 ? call(line: position[0], column: position[1]) : nil
    }
}
