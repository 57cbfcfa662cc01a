import TextSnapshots
import XCTSnapshots
import XCTest

final class ExpectInlineSnapshotTests: FailureCollectingTestCase {
    func testComparesAValueWithItsLiteral() async throws {
        func load() async throws -> String { "Hello, Ada!" }
        expectInlineSnapshot(of: try await load(), as: .lines) {
            """
            Hello, Ada!
            """
        }
    }

    func testFailsAtTheCall() {
        let failures = failures {
            expectInlineSnapshot(of: "Grace", as: .lines, record: .never) { "Ada" }
            expectInlineSnapshot(of: "Grace", as: .lines, record: .never)
        }

        XCTAssertEqual(failures.map(\.line), [#line - 4, #line - 3])
        XCTAssertTrue(failures.allSatisfy { $0.message.contains("+Grace\n") }, "\(failures)")
        XCTAssertTrue(failures.first?.message.contains("The snapshot differs: \(#filePath):\(#line - 6)") == true)
    }
}
