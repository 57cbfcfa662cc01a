import XCTest

@testable import XCTSnapshots

final class TestNameTests: XCTestCase {
    func testIsThatOfTheClassAndMethodOnEachPlatform() {
        for test in ["LoginTests.testName", "-[AppTests.LoginTests testName]"] {
            check("AppTests.LoginTests", test, ["LoginTests", "testName"])
        }
    }

    func testIsThatOfTheMethodEvenIfItThrowsOrIsAsynchronousOnAMac() {
        for ending in ["AndReturnError:", "WithCompletionHandler:"] {
            check("AppTests.LoginTests", "-[AppTests.LoginTests testName\(ending)]", ["LoginTests", "testName"])
        }
    }

    func testHasAPartForEachNestedClass() {
        check("AppTests.Login.Form", "Form.testName", ["Login", "Form", "testName"])
        check("AppTests.Login.(unknown context at $1f3).Form", "Form.testName", ["Login", "Form", "testName"])
        check("AppTests.Base<Swift.Int>", "Base<Int>.testName", ["Base<Swift.Int>", "testName"])
        check("AppTests.`A. B`", "`A. B`.testName", ["`A. B`", "testName"])
    }

    private func check(
        _ type: String, _ test: String, _ components: [String], file: StaticString = #filePath, line: UInt = #line
    ) {
        let name = TestName(type: type, test: test)
        XCTAssertEqual(name.module, "AppTests", file: file, line: line)
        XCTAssertEqual(name.components, components, file: file, line: line)
    }
}
