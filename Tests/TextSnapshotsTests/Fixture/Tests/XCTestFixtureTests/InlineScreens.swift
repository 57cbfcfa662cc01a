import Testing
import TextSnapshots
import XCTSnapshots
import XCTest

final class InlineScreens: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["FIXTURE"] == "inline")
    }

    func testNew() {
        expectInlineSnapshot(of: ["Ada"], as: .json)
    }

    func testChanged() {
        expectInlineSnapshot(of: "new", as: .lines) { "old" }
    }
}

@Suite(.enabled(if: ProcessInfo.processInfo.environment["FIXTURE"] == "inline")) struct InlineScreensBeside {
    @Test func beside() {
        expectInlineSnapshot(of: "new", as: .lines)
    }
}
