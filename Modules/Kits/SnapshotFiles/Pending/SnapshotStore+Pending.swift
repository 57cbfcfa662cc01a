import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SnapshotStore {
    private static let pendingFolder = "\(folder)/.pending"

    /// Returns the absolute path of a snapshot's pending text.
    package func pendingFile(_ path: String) -> String { file(Self.pendingPath(path)) }

    /// Returns all readable texts that await review, sorted by path.
    package func pendingSnapshots() -> [PendingSnapshot] {
        pendingFiles().compactMap { try? $0.content.get() }
    }

    /// Returns the folders, then the files, that cannot be read as pending texts, sorted by path relative to the root.
    package func brokenPending() -> [(path: String, error: SnapshotFileError)] {
        listing(of: Self.pendingFolder).unreadable
            + pendingFiles().compactMap { file in
                guard case .failure(let error) = file.content else { return nil }
                return (file.path, error)
            }
    }

    private func pendingFiles() -> [(path: String, content: Result<PendingSnapshot?, SnapshotFileError>)] {
        listing(of: Self.pendingFolder).files.filter { $0.hasSuffix(".json") }.map { path in
            let snapshot = "\(Self.folder)\(path.dropFirst(Self.pendingFolder.count).dropLast(".json".count))"
            return (path, Result { () throws(SnapshotFileError) in try pendingSnapshot(at: snapshot) })
        }
    }

    /// Saves a text for review, replacing an earlier one for the same snapshot.
    package func layAside(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkForMarkers(in: pending.text, at: pending.path)
        try writeIgnored(pending, to: Self.pendingPath(pending.path), below: Self.pendingFolder)
    }

    /// Records the pending text as the snapshot, unless either has changed in the meantime.
    package func accept(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        let reference = try read(pending.path)
        // An earlier attempt may have written the snapshot without removing the pending file.
        guard reference != pending.text else { return try removePending(pending.path) }
        try checkForConflict(in: reference, at: pending.path)
        guard reference?.checksum == pending.referenceChecksum else {
            throw .referenceChanged(
                file: file(pending.path), expected: pending.referenceChecksum, found: reference?.checksum)
        }
        try record(pending.text, at: pending.path)
    }

    /// Removes a pending text, unless another one has replaced it.
    package func reject(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        try removePending(pending.path)
    }

    package func removePending(_ path: String) throws(SnapshotFileError) {
        // Every passing assertion calls this, and Foundation would take several times as long to find no file.
        let file = pendingFile(path)
        guard unlink(file) != 0, errno != ENOENT else { return }
        let reason = String(cString: strerror(errno))
        // A read-only disk reports that even if there is no file.
        guard FileManager.default.fileExists(atPath: file) else { return }
        throw .unwritable(file: file, reason: reason)
    }

    private static func pendingPath(_ path: String) -> String {
        "\(pendingFolder)/\(path.dropFirst(folder.count + 1)).json"
    }

    private func checkIsCurrent(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        guard try pendingSnapshot(at: pending.path) == pending else {
            throw .pendingReplaced(file: pendingFile(pending.path))
        }
    }

    private func pendingSnapshot(at path: String) throws(SnapshotFileError) -> PendingSnapshot? {
        guard let data = try contents(Self.pendingPath(path)) else { return nil }
        let pending: PendingSnapshot
        do {
            pending = try JSONDecoder().decode(PendingSnapshot.self, from: data)
        } catch {
            let reason = (error as? DecodingError)?.reason ?? error.localizedDescription
            throw .malformedPending(file: pendingFile(path), reason: reason)
        }
        // Accepting writes to the path, while the reviewer sees the name, so both must match the file's place.
        for place in [pending.path, pending.name.path] where place != path {
            throw .malformedPending(file: pendingFile(path), reason: "it belongs to \(place)")
        }
        return pending
    }
}
