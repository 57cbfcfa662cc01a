import TestProcesses
import Testing
import TextSnapshots
import XCTest

@testable import XCTSnapshots

final class SnapshotTestCaseTests: XCTestCase, SnapshotTestCase {
    // No variable of the environment overrides `never`.
    static let snapshots: SnapshotTrait = .snapshots(record: .never, folder: "Golden")

    func testHasAModeAndAFolderOfItsOwn() throws {
        let package = try TemporaryPackage()

        let failure = try XCTUnwrap(
            snapshotScope.failure(
                of: "Ada", as: .lines, named: "a", record: .all,
                at: SourceLocation(fileID: #fileID, filePath: package.source, line: 1, column: 1)))

        let file = "Golden/XCTSnapshotsTests/SnapshotTestCaseTests/testHasAModeAndAFolderOfItsOwn.a.txt"
        XCTAssertTrue(failure.message.contains(package.file(file)), failure.message)
        XCTAssertEqual(try package.files.keys.sorted(), ["Package.swift"])
    }
}
