import SnapshotFiles

/// The contents of the page: everything that awaits review.
nonisolated struct Report {
    /// A pending file that cannot be read.
    struct Broken {
        /// The file's path, relative to the package.
        let path: String
        let error: SnapshotFileError
    }

    /// The command that accepts a change, without the path.
    let accept: String
    let changes: [ReportedChange]
    let broken: [Broken]

    var isEmpty: Bool { changes.isEmpty && broken.isEmpty }

    /// The number of changes of each kind, such as `3 pending: 2 new, 1 changed; 1 cannot be read`.
    var summary: String {
        guard !isEmpty else { return "Nothing is pending" }
        let kinds = ReportedChange.Standing.kinds.compactMap { kind in
            let count = changes.count { $0.standing.kind == kind }
            return count > 0 ? "\(count) \(kind)" : nil
        }
        let pending = changes.isEmpty ? [] : ["\(changes.count) pending: \(kinds.joined(separator: ", "))"]
        let unreadable = broken.isEmpty ? [] : ["\(broken.count) cannot be read"]
        return (pending + unreadable).joined(separator: "; ")
    }
}

nonisolated extension Report {
    init(of store: SnapshotStore) {
        accept = store.command("accept")
        changes = store.pendingSnapshots().map { pending in
            ReportedChange(
                pending, insteadOf: Result { () throws(SnapshotFileError) in try store.reference(of: pending) })
        }
        broken = store.brokenPending().map { Broken(path: $0.path, error: $0.error) }
    }
}
