/// A check of whether the tests of the pending texts still exist, and still make these texts.
package struct PendingTests: Sendable {
    private let store: SnapshotStore
    /// Nil if valid journals name the tests of all pending texts, or if the tests cannot be listed.
    private let listed: ListedTests?
    private let judgement: SnapshotJudgement

    /// Looks for the tests of everything that is pending, first in the journals, then in the list.
    ///
    /// - Parameter tests: Returns the lines of `swift test list`. If it throws, for example because there are no
    ///   sources, no test counts as missing.
    package init(of store: SnapshotStore, listing tests: () throws -> [String]) {
        self.store = store
        let ran = store.journaledTests()
        judgement = SnapshotJudgement(
            tests: ran, sources: store.sourceFingerprint(), journals: store.journals(), journalStamps: [],
            sharesRoot: store.sharesRoot, mayExist: { _, _ in true })
        let areKnown = store.pendingSnapshots().allSatisfy { ran.mayContain(testOf: $0.name) }
        listed = areKnown ? nil : (try? tests()).map { ListedTests($0) }
    }

    /// Returns whether a pending text's test no longer exists.
    package func isMissing(for pending: PendingSnapshot) -> Bool {
        guard let listed, !listed.isEmpty, !listed.mayContain(testOf: pending.name) else { return false }
        let isForeign = store.sharesRoot && !listed.contains(module: pending.name.module)
        // The test may have been written, and have run, since the tests were listed.
        return !isForeign && !store.journaledTests().mayContain(testOf: pending.name)
    }

    /// Returns whether, since a pending text was saved, its test has run to its end without making the text.
    package func hasRun(without pending: PendingSnapshot) -> Bool {
        // Journals do not name inline snapshots.
        guard pending.inline == nil, let file = FileStamp(of: store.pendingFile(pending.path)) else { return false }
        return judgement.verdict(on: pending.path, file) == .unused
    }

    /// Throws if a pending text's test no longer exists or no longer makes the text, so that the text is not recorded.
    package func check(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        let isMissing = isMissing(for: pending)
        guard isMissing || hasRun(without: pending) else { return }
        let rejectCommand = store.command("reject \(pending.path.quotedForShell)")
        throw isMissing
            ? .testRemoved(test: pending.name.listedName, rejectCommand: rejectCommand)
            : .testRanWithout(test: pending.name.listedName, rejectCommand: rejectCommand)
    }
}

extension SnapshotStore {
    /// Returns the tests that valid journals name.
    fileprivate func journaledTests() -> ListedTests {
        let sources = sourceFingerprint()
        let journals = journals().map(\.journal).filter { $0.isValid(with: sources) }
        return ListedTests(journals.flatMap { ($0.tests ?? []) + $0.ended })
    }
}
