import SnapshotFiles

@testable import Strata

extension PendingChangesFolder {
    /// Creates a folder whose tests all exist.
    init(_ store: SnapshotStore) {
        self.init(store, PendingTests(of: store) { [] })
    }
}
