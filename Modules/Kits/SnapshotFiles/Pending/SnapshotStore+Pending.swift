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

    /// Everything that awaits review, in the order of the paths.
    package func pendingSnapshots() throws(SnapshotFileError) -> [PendingSnapshot] {
        var pending: [PendingSnapshot] = []
        for path in subpaths(of: Self.pendingFolder) where path.hasSuffix(".json") {
            let snapshot = "\(Self.folder)/\(path.dropLast(".json".count))"
            if let found = try pendingSnapshot(at: snapshot) { pending.append(found) }
        }
        return pending
    }

    /// Keeps a text for review, instead of an earlier one for the same snapshot.
    package func layAside(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try writeIgnored(pending, to: Self.pendingPath(pending.path), below: Self.pendingFolder)
    }

    /// Makes the pending text the snapshot's, unless either was changed since.
    package func accept(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        let text = SnapshotText(pending.text)
        let reference = try read(pending.path)
        // Where an earlier attempt came no further than to write it, only the pending file is left to remove.
        guard reference != text else { return try removePending(pending.path) }
        try checkForConflict(in: reference, at: pending.path)
        guard reference?.checksum == pending.referenceChecksum else {
            throw .referenceChanged(
                file: file(pending.path), expected: pending.referenceChecksum, found: reference?.checksum)
        }
        try record(text, at: pending.path)
    }

    /// Takes a pending text away, unless another one lies there by now.
    package func reject(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        try removePending(pending.path)
    }

    package func removePending(_ path: String) throws(SnapshotFileError) {
        // Each assertion that passes comes by here: Foundation would take several times as long to find nothing.
        let file = pendingFile(path)
        guard unlink(file) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw .unwritable(file: file, reason: String(cString: strerror(errno)))
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
            throw .malformedPending(file: pendingFile(path), reason: "\(error)")
        }
        guard pending.path == path else {
            throw .malformedPending(file: pendingFile(path), reason: "it belongs to \(pending.path)")
        }
        return pending
    }
}
