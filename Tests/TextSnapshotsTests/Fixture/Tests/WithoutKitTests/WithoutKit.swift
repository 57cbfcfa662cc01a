import TextSnapshots
import XCTest

/// Calls the function for Swift Testing, because it does not import XCTSnapshots.
final class WithoutKit: XCTestCase {
    func testCard() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["FIXTURE"] == "points")
        expectSnapshot(of: "card", as: .lines)
    }
}
