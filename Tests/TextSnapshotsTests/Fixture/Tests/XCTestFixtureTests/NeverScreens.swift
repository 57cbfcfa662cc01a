import TextSnapshots
import XCTSnapshots
import XCTest

final class NeverScreens: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["FIXTURE"] == "never")
    }

    func testCall() {
        expectSnapshot(of: "new", as: .lines, record: .never)
        expectInlineSnapshot(of: "new", as: .lines, record: .never) { "old" }
    }
}
