import Foundation

/// The tests that pending texts belong to, as far as is needed to notice that one is gone.
package struct PendingTests: Sendable {
    private let store: SnapshotStore
    /// Nil if every test has run since the last build, or if the tests cannot be listed.
    private let listed: ListedTests?

    /// Looks for the tests of everything that is pending, first in the journals, then in the list.
    ///
    /// - Parameter tests: Returns the lines of `swift test list`. If it throws, for example because there are no
    ///   sources, no test counts as gone.
    package init(of store: SnapshotStore, listing tests: () throws -> [String]) {
        self.store = store
        let ran = store.journaledTests()
        let areKnown = store.pendingSnapshots().allSatisfy { ran.mayContain(testOf: $0.name) }
        listed = areKnown ? nil : (try? tests()).map { ListedTests($0) }
    }

    /// Returns whether the text's test does not exist any more.
    package func isMissing(for pending: PendingSnapshot) -> Bool {
        guard let listed, !listed.isEmpty, !listed.mayContain(testOf: pending.name) else { return false }
        let isForeign = store.sharesRoot && !listed.contains(module: pending.name.module)
        // The test may have been written, and have run, since the tests were listed.
        return !isForeign && !store.journaledTests().mayContain(testOf: pending.name)
    }

    /// Throws if the text's test does not exist any more, so that nothing is recorded for it.
    package func check(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        guard isMissing(for: pending) else { return }
        throw .testGone(
            test: pending.name.listedName, rejectCommand: store.command("reject \(pending.path.quotedForShell)"))
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
