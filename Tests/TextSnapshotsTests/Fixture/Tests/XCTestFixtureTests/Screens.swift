import TextSnapshots
import XCTSnapshots
import XCTest

final class Screens: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["FIXTURE"] == "points")
    }

    func testCard() {
        expectSnapshot(of: "card", as: .lines)
        for name in ["Ada", "Grace"] { expectSnapshot(of: name, as: .lines) }
    }

    func testChanged() {
        XCTAssertNotNil(verifySnapshot(of: "new", as: .lines, named: "verified"))
        expectSnapshot(of: "new", as: .lines)
    }

    func testGroup() async throws {
        func load() async throws -> [String] { ["Ada"] }
        expectSnapshots(of: try await load(), as: ["model": .dump, "wire": .json])
    }
}
