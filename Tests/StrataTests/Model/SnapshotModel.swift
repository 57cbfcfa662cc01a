/// What a folder with snapshots must hold, written without a look at the store.
struct SnapshotModel {
    struct Text: Equatable {
        var text: String
        /// The step in which it was written.
        var step: Int
    }

    struct Pending: Equatable {
        let test: FakeTest
        let text: String
        /// The snapshot's text when this one was laid aside.
        let reference: String?
        /// The step in which it was laid aside.
        let step: Int
    }

    /// What the last runs of one library proved.
    struct Evidence {
        let build: Int
        let sources: Int
        var ended: Set<FakeTest> = []
        var used: Set<String> = []
        /// The tests of the build, if a run could list them.
        var tests: Set<FakeTest> = []
        var step = 0
    }

    /// The tests of the sources as they are now.
    var living: [FakeTest: FakeBody] = [:]
    /// The number of the sources' version, and of the test binary.
    var sources = 0
    var build = 0

    var snapshots: [String: Text] = [:]
    var pending: [String: Pending] = [:]
    var evidence: [String: Evidence] = [:]

    /// The evidence of the present binary and sources.
    var valid: [Evidence] { evidence.values.filter { $0.build == build && $0.sources == sources } }

    /// The paths of the snapshots that may be deleted, and then must be.
    var unused: Set<String> { Set(snapshots.keys.filter(isUnused)) }

    private func isUnused(_ path: String) -> Bool {
        guard let snapshot = snapshots[path],
            let owner = FakeTest.all.first(where: { path.hasPrefix("\($0.stem).") })
        else { return false }
        guard let body = living[owner] else { return true }
        // Whatever the runs were, nothing is lost that the sources use.
        if body.uses.contains(where: { owner.path($0) == path }) { return false }
        return valid.contains { $0.ended.contains(owner) && snapshot.step <= $0.step }
            && !valid.contains { $0.used.contains(path) }
    }

    /// Returns whether a pending text may become the snapshot; nil if only the text is removed, which is the snapshot
    /// already.
    ///
    /// - Parameter isListed: Whether the tests had to be listed.
    func isAcceptable(_ pending: Pending, at path: String, isListed: Bool) -> Bool? {
        guard !isListed || living[pending.test] != nil else { return false }
        let isUnmade = valid.contains { $0.ended.contains(pending.test) && pending.step <= $0.step }
        guard !isUnmade || valid.contains(where: { $0.used.contains(path) }) else { return false }
        let current = snapshots[path]?.text
        if current == pending.text { return nil }
        return current == pending.reference
    }

    /// Whether all pending texts are of tests that a run of the present build and sources has named.
    var knowsPendingTests: Bool {
        pending.values.allSatisfy { pending in
            valid.contains { $0.tests.contains(pending.test) || $0.ended.contains(pending.test) }
        }
    }
}
