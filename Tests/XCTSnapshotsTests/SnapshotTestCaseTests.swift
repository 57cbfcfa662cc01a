import TestProcesses
import Testing
import TextSnapshots
import XCTest

@testable import XCTSnapshots

final class SnapshotTestCaseTests: XCTestCase, SnapshotTestCase {
    // No environment variable overrides `never`.
    static let snapshots: SnapshotTrait = .snapshots(record: .never, folder: "Golden")

    func testHasAModeAndAFolderOfItsOwn() throws {
        let (failure, package) = try makeFailure(named: "a", record: .all)
        let inline = snapshotScope.failure(
            of: "Ada", as: .lines, record: .all, matches: nil,
            at: SourceLocation(fileID: #fileID, filePath: package.source, line: 1, column: 1))

        let file = "Golden/XCTSnapshotsTests/SnapshotTestCaseTests/testHasAModeAndAFolderOfItsOwn.a.txt"
        XCTAssertTrue(failure.message.contains(package.file(file)), failure.message)
        for message in [failure.message, try XCTUnwrap(inline).message] {
            XCTAssertTrue(message.hasSuffix("\nNot recorded: the test's code says `record: .never`"), message)
        }
        XCTAssertEqual(try package.files.keys.sorted(), ["Package.swift"])
    }
}
