#if canImport(XCTest)
    import Foundation
    import Synchronization
    import TextSnapshots
    import XCTest

    /// The scopes of the running tests, each for one run of a test: a repeated test counts its calls from one again.
    final class SnapshotScopes: NSObject, XCTestObservation, Sendable {
        static let ofThisRun: SnapshotScopes = {
            let scopes = SnapshotScopes()
            XCTestObservationCenter.shared.addTestObserver(scopes)
            return scopes
        }()

        private let scopes = Mutex<[ObjectIdentifier: SnapshotScope]>([:])

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

        // It comes after `tearDown()`, where a test may still call assertions.
        func testCaseDidFinish(_ testCase: XCTestCase) {
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
