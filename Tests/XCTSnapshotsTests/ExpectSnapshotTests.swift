import Foundation
import TestProcesses
import TextSnapshots
import XCTest

@testable import XCTSnapshots

final class ExpectSnapshotTests: FailureCollectingTestCase {
    private static let folder = "Snapshots/XCTSnapshotsTests/ExpectSnapshotTests"

    /// Whether `SNAPSHOT_RECORD` is not set, so that the modes of the calls apply.
    private let isModeOfCall = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD", default: ""].isEmpty

    override func tearDown() {
        if name.contains("testNumbersItsCalls") { expectSnapshot(of: "the last one", as: .lines) }
    }

    func testFindsItsSnapshotInThisPackage() {
        expectSnapshot(of: "Ada\nLondon", as: .lines)
    }

    func testNumbersItsCallsToTheEndOfTearDown() {
        for name in ["Ada", "Grace"] { expectSnapshot(of: name, as: .lines) }
        expectSnapshot(of: "Jean", as: .lines)
        expectSnapshots(of: "Ada", as: ["model": .dump, "wire": .json])
    }

    func testAwaitsItsValue() async throws {
        func load() async throws -> [String] { ["Ada"] }
        expectSnapshot(of: try await load(), as: .dump)
    }

    @MainActor func testRunsOnTheMainActor() async {
        expectSnapshot(of: "main", as: .lines)
        await expectSnapshot(of: "asynchronous", as: AsyncSnapshotting { $0 })
    }

    func testAwaitsItsStrategy() async {
        let loading = Snapshotting<String>.lines.asyncPullback { (name: String) async in "Hello, \(name)!" }
        await expectSnapshot(of: "Ada", as: loading)
        await expectSnapshots(of: "Ada", as: ["again": loading])
        let message = await verifySnapshot(of: "Ada", as: AsyncSnapshotting { _ in throw CancellationError() })
        XCTAssertEqual(message, "The strategy threw an error: CancellationError()")
    }

    func testFailsAtTheCallAndGoesOn() {
        let failing = Snapshotting<String>.lines.pullback { (_: Int) in throw CancellationError() }
        let message = "The strategy threw an error: CancellationError()"

        let failures = failures {
            XCTAssertEqual(verifySnapshot(of: 3, as: failing), message)
            expectSnapshot(of: 3, as: failing)
            expectSnapshots(of: 3, as: ["a": failing, "b": failing])
        }

        XCTAssertEqual(failures.map(\.message), Array(repeating: "failed - \(message)", count: 3))
        XCTAssertEqual(failures.map(\.file), Array(repeating: #filePath, count: 3))
        XCTAssertEqual(failures.map(\.line), [#line - 6, #line - 5, #line - 5])
    }

    func testBeginsAMessageWithItsHeadlineForLogsByLine() {
        let failures = failures {
            expectSnapshot(of: "Grace", as: .lines, named: "new", record: .never)
            for text in ["Ada", "Grace"] { expectInlineSnapshot(of: text, as: .lines, record: .never) { "Ada" } }
        }
        let lines = failures.map { $0.message.split(separator: "\n", omittingEmptySubsequences: false).prefix(2) }
        XCTAssertTrue(lines.first?.first?.hasPrefix("failed - There is no snapshot of this yet: /") == true, "\(lines)")
        XCTAssertTrue(lines.first?.last?.hasPrefix("--- ") == true, "\(lines)")
        XCTAssertEqual(lines.last?.first, "failed - --- before")
    }

    func testRecordsATextOnlyOnceItsFailureCounts() throws {
        try XCTSkipUnless(isModeOfCall)
        let (failure, package) = try makeFailure(named: "a", record: .all)

        // XCTest does not count a collected failure, just as it does not count an expected failure.
        let failures = failures { report(failure, file: #filePath, line: #line) }

        XCTAssertEqual(failures.count, 1)
        let path = "XCTSnapshotsTests/ExpectSnapshotTests/testRecordsATextOnlyOnceItsFailureCounts.a.txt"
        XCTAssertEqual(
            try package.files.keys.sorted(),
            ["Package.swift", "Snapshots/.pending/.gitignore", "Snapshots/.pending/\(path).json"])
    }

    func testRecordsATextAtTheEndOfTheTestIfTheReportNeverReturned() throws {
        try XCTSkipUnless(isModeOfCall)
        let scopes = SnapshotScopes.ofThisRun
        let (pending, package) = try makeFailure(named: "b", record: .pending)
        let file = try XCTUnwrap(package.files.keys.first { $0.hasSuffix(".json") })
        XCTAssertFalse(try package.text(of: file).contains("isKnown"))

        // This imitates an exception that ends the test. XCTest treats the failure as expected, and does not count it.
        _ = scopes.willReport(pending, in: self)
        let returned = scopes.willReport(pending, in: self)
        XCTAssertNil(scopes.didReport(returned, in: self))
        try package.write("", to: file)
        scopes.testCaseDidFinish(self)

        XCTAssertTrue(try package.text(of: file).contains("isKnown"))
        try package.write("", to: file)
        scopes.testCaseDidFinish(self)
        XCTAssertEqual(try package.text(of: file), "")
    }

    func testNamesItsSnapshotAndItsTest() throws {
        let (failure, package) = try makeFailure(named: "a b", record: .never)

        let path = "\(Self.folder)/testNamesItsSnapshotAndItsTest.a+b.txt"
        XCTAssertTrue(failure.message.contains(package.file(path)), failure.message)
        XCTAssertEqual(failure.attachments.first?.bytes, Array("Ada\n".utf8))
    }
}
