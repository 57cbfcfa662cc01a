import SnapshotFiles

extension InlineSources {
    /// The sources of this process's tests.
    static let ofThisRun = InlineSources(binary: .testBinary)
}
