#if canImport(XCTest)
    import Foundation
    import Synchronization
    import TextSnapshots
    import XCTest

    /// The scopes of the running tests, one for each run of a test.
    ///
    /// A repeated test numbers its calls from 1 again.
    final class SnapshotScopes: NSObject, XCTestObservation, Sendable {
        static let ofThisRun: SnapshotScopes = {
            let scopes = SnapshotScopes()
            XCTestObservationCenter.shared.addTestObserver(scopes)
            return scopes
        }()

        private let scopes = Mutex<[ObjectIdentifier: SnapshotScope]>([:])

        /// The failures that are being reported, each with the number of failures before it.
        private let reported = Mutex<[ObjectIdentifier: [UUID: (failure: SnapshotFailure, count: Int?)]]>([:])

        func scope(of test: XCTestCase) -> SnapshotScope {
            let id = ObjectIdentifier(test)
            if let known = scopes.withLock({ $0[id] }) { return known }
            let name = TestName(type: String(reflecting: type(of: test)), test: test.name)
            let scope = SnapshotScope(
                module: name.module, components: name.components,
                trait: (type(of: test) as? any SnapshotTestCase.Type)?.snapshots)
            return scopes.withLock { scopes in
                let first = scopes[id] ?? scope
                scopes[id] = first
                return first
            }
        }

        /// Notes a failure before it is reported.
        ///
        /// On Apple's platforms, if `continueAfterFailure` is false, `XCTFail` leaves a synchronous test immediately:
        /// it throws an Objective-C exception, so no `defer` runs. This path has not been run on a Mac.
        func willReport(_ failure: SnapshotFailure, in test: XCTestCase) -> UUID {
            let (id, count) = (UUID(), test.testRun?.totalFailureCount)
            reported.withLock { $0[ObjectIdentifier(test), default: [:]][id] = (failure, count) }
            return id
        }

        /// Records the text of a reported failure; if recording throws, returns the error as a failure.
        func didReport(_ id: UUID, in test: XCTestCase) -> SnapshotFailure? {
            let noted = reported.withLock { $0[ObjectIdentifier(test)]?.removeValue(forKey: id) }
            // XCTest does not count expected failures.
            return noted.flatMap { $0.failure.recordText(isKnownIssue: test.testRun?.totalFailureCount == $0.count) }
        }

        // Called after `tearDown()`, in which a test may still call assertions.
        func testCaseDidFinish(_ testCase: XCTestCase) {
            for id in reported.withLock({ $0[ObjectIdentifier(testCase)] ?? [:] }).keys {
                // XCTest accepts no more failures of this test.
                if let failure = didReport(id, in: testCase) { print(failure.message) }
            }
            reported.withLock { $0[ObjectIdentifier(testCase)] = nil }
            let scope = scopes.withLock { $0.removeValue(forKey: ObjectIdentifier(testCase)) }
            let passed = testCase.testRun.map { $0.hasSucceeded && !$0.hasBeenSkipped } ?? false
            scope?.end(passed: passed)
        }
    }

    extension XCTestCase {
        /// The state that the snapshot assertions of this test share.
        var snapshotScope: SnapshotScope { SnapshotScopes.ofThisRun.scope(of: self) }
    }
#endif
