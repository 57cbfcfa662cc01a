import TestKit
import Testing

@testable import TextSnapshots

@Suite("A failure outside of every test")
struct SnapshotFailureTests {
    @Test("ends the process with a sentence if Swift Testing is not known to run", .slow)
    func trap() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            SnapshotFailure(SnapshotError.notInTest).report(at: #_sourceLocation, isSwiftTesting: false)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.hasPrefix("TextSnapshotsTests/SnapshotFailureTests.swift:10: error: expectSnapshot was called"))
        #expect(message.contains("in an XCTestCase, import XCTSnapshots and call its method expectSnapshot\n"))
    }

    @Test("is an issue here, because Swift Testing runs this test")
    func known() {
        #expect(SwiftTestingRun.isKnown)
    }
}
