import TestProcesses
import Testing
import TextSnapshots
import XCTest

@testable import XCTSnapshots

/// A test case that can collect its failures instead of reporting them.
class FailureCollectingTestCase: XCTestCase {
    struct Failure {
        let message: String
        let file: String?
        let line: Int?
    }

    private var collected: [Failure]?

    /// Returns the failures that `body` would have reported.
    func failures(of body: () throws -> Void) rethrows -> [Failure] {
        collected = []
        defer { collected = nil }
        try body()
        return collected ?? []
    }

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            if collected == nil { return super.record(issue) }
            collected?.append(
                Failure(message: issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber))
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if collected != nil {
                collected?.append(Failure(message: description, file: filePath, line: lineNumber))
            } else {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
        }
    #endif
}

extension XCTestCase {
    /// Returns the failure reported for a text, and the package of the text's snapshot.
    func makeFailure(
        named name: String, record recording: SnapshotRecording
    ) throws -> (SnapshotFailure, in: TemporaryPackage) {
        let package = try TemporaryPackage()
        let place = SourceLocation(fileID: #fileID, filePath: package.source, line: 1, column: 1)
        let failure = snapshotScope.failure(of: "Ada", as: .lines, named: name, record: recording, at: place)
        return (try XCTUnwrap(failure), package)
    }
}
