#if canImport(XCTest)
    import Foundation
    import SnapshotFiles
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
            let name = SnapshotName(type: String(reflecting: type(of: test)), test: test.name)
            return scopes.withLock { scopes in
                let scope = scopes[ObjectIdentifier(test)] ?? SnapshotScope(test: RunningTest(name: name))
                scopes[ObjectIdentifier(test)] = scope
                return scope
            }
        }

        // It comes after `tearDown()`, where a test may still call assertions.
        func testCaseDidFinish(_ testCase: XCTestCase) {
            scopes.withLock { $0[ObjectIdentifier(testCase)] = nil }
        }
    }

    extension XCTestCase {
        /// The state that the snapshot assertions of this test share.
        var snapshotScope: SnapshotScope { SnapshotScopes.ofThisRun.scope(of: self) }
    }
#endif
