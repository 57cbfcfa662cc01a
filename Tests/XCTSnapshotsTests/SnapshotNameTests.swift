import SnapshotFiles
import XCTest

@testable import XCTSnapshots

final class SnapshotNameTests: XCTestCase {
    func testIsThatOfTheClassAndMethodOnEachPlatform() {
        for test in ["LoginTests.testName", "-[AppTests.LoginTests testName]"] {
            check("AppTests.LoginTests", test, "Snapshots/AppTests/LoginTests/testName.txt")
        }
    }

    func testIsThatOfTheMethodEvenIfItThrowsOrIsAsynchronousOnAMac() {
        for ending in ["AndReturnError:", "WithCompletionHandler:"] {
            let test = "-[AppTests.LoginTests testName\(ending)]"
            check("AppTests.LoginTests", test, "Snapshots/AppTests/LoginTests/testName.txt")
        }
    }

    func testHasAFolderForEachNestedClass() {
        check("AppTests.Login.Form", "Form.testName", "Snapshots/AppTests/Login/Form/testName.txt")
        check(
            "AppTests.Login.(unknown context at $1f3).Form", "Form.testName",
            "Snapshots/AppTests/Login/Form/testName.txt")
        check(
            "AppTests.Base<Swift.Int>", "Base<Int>.testName", "Snapshots/AppTests/Base-Swift-Int-35b39a9e/testName.txt")
    }

    func testFindsTheTestInTheListOfAllTests() {
        let name = SnapshotName(type: "AppTests.Login.Form", test: "Form.testName")
        XCTAssertEqual(name.filter, "'^AppTests.Login.Form/testName$'")
    }

    private func check(
        _ type: String, _ test: String, _ path: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(SnapshotName(type: type, test: test).path, path, file: file, line: line)
    }
}
