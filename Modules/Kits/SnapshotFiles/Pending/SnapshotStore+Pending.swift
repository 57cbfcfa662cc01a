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

    /// Where the pending text of a snapshot is, absolute.
    package func pendingFile(_ path: String) -> String { file(Self.pendingPath(path)) }

    /// Everything that awaits review and can be read, in the order of the paths.
    package func pendingSnapshots() -> [PendingSnapshot] {
        pendingFiles().compactMap { try? $0.content.get() }
    }

    /// What among the pending files cannot be read as such, relative to the root and in order; folders first.
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

    /// Keeps a text for review, instead of an earlier one for the same snapshot.
    package func layAside(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkForMarkers(in: pending.text, at: pending.path)
        try writeIgnored(pending, to: Self.pendingPath(pending.path), below: Self.pendingFolder)
    }

    /// Makes the pending text the snapshot's, unless either was changed since.
    package func accept(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        let reference = try read(pending.path)
        // Where an earlier attempt came no further than to write it, only the pending file is left to remove.
        guard reference != pending.text else { return try removePending(pending.path) }
        try checkForConflict(in: reference, at: pending.path)
        guard reference?.checksum == pending.referenceChecksum else {
            throw .referenceChanged(
                file: file(pending.path), expected: pending.referenceChecksum, found: reference?.checksum)
        }
        try record(pending.text, at: pending.path)
    }

    /// Takes a pending text away, unless another one lies there by now.
    package func reject(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        try removePending(pending.path)
    }

    package func removePending(_ path: String) throws(SnapshotFileError) {
        // Each assertion that passes comes by here: Foundation would take several times as long to find nothing.
        let file = pendingFile(path)
        guard unlink(file) != 0, errno != ENOENT else { return }
        let reason = String(cString: strerror(errno))
        // A disk that is read-only says so even where there is nothing.
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
        // The path is what is written, and the name is what whoever accepts it sees.
        for place in [pending.path, pending.name.path] where place != path {
            throw .malformedPending(file: pendingFile(path), reason: "it belongs to \(place)")
        }
        return pending
    }
}
