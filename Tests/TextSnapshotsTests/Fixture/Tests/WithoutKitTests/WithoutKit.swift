import TextSnapshots
import XCTest

/// Calls the `expectSnapshot` of Swift Testing, because this file does not import XCTSnapshots.
final class WithoutKit: XCTestCase {
    func testCard() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["FIXTURE"] == "points")
        expectSnapshot(of: "card", as: .lines)
    }
}
