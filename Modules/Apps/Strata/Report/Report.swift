import SnapshotFiles

/// The contents of the page: everything that awaits review.
nonisolated struct Report {
    /// The command that accepts a change, without the path.
    let accept: String
    let changes: [PendingChange]
    /// The files that cannot be read or compared, relative to the package.
    let broken: [(path: String, error: SnapshotFileError)]

    var isEmpty: Bool { changes.isEmpty && broken.isEmpty }

    /// The number of changes of each kind, such as `3 pending: 2 new, 1 changed; 1 cannot be read`.
    var summary: String {
        guard !isEmpty else { return "Nothing is pending" }
        let kinds = PendingSnapshot.Status.allCases.compactMap { status in
            let count = changes.count { $0.status == status }
            return count > 0 ? "\(count) \(status.rawValue)" : nil
        }
        let pending = changes.isEmpty ? [] : ["\(changes.count) pending: \(kinds.joined(separator: ", "))"]
        let unreadable = broken.isEmpty ? [] : ["\(broken.count) cannot be read"]
        return (pending + unreadable).joined(separator: "; ")
    }
}

nonisolated extension Report {
    init(of store: SnapshotStore) {
        accept = store.command("accept")
        (changes, broken) = store.pendingChanges()
    }
}
