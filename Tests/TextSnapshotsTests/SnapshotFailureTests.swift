import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A failure of a snapshot", .leakChecks)
struct SnapshotFailureTests {
    @Test("A failure outside of every test ends the process if Swift Testing may not be running", .slow)
    func trap() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            SnapshotFailure(SnapshotError.notInTest).report(at: #_sourceLocation, isSwiftTesting: false)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.hasPrefix("TextSnapshotsTests/SnapshotFailureTests.swift:11: error: expectSnapshot was called"))
        #expect(message.contains(" in a function outside of the XCTestCase, or without importing XCTSnapshots, so "))
        #expect(message.contains("; move the function into an extension of XCTestCase\n"))
    }

    @Test("A failure outside of every test is an issue if Swift Testing is running")
    func known() async throws {
        let issues = try await recordedIssues { SnapshotFailure(SnapshotError.notInTest).report(at: #_sourceLocation) }
        #expect(issues.count == 1)
    }

    @Test("The failure of a very long text has a short message and no attachments")
    func longText() throws {
        let assertion = try makePackage().makeAssertion(recording: .never)
        let verdict = try assertion.verdict(on: String(repeating: "a", count: 11_000_000))
        let failure = try #require(SnapshotFailure(verdict))
        #expect(failure.message.utf8.count < 20_000)
        #expect(failure.attachments.map(\.name) == [])
    }

    @Test("After fifty failures in a run, each further failure is shortened to one line")
    func many() throws {
        let package = try makePackage()
        let verdict = try package.makeAssertion(recording: .never).verdict(on: "Ada")
        let failure = try #require(SnapshotFailure(verdict))
        let line =
            "There is no snapshot of this yet: \(package.file("Snapshots/FixtureTests/Screens/list.txt"))"
        for number in [1, 50] { #expect(failure.report(number: number) == verdict.failure) }
        #expect(failure.report(number: 51) == "\(line)\nFrom here on, each failure is a line.")
        #expect(failure.report(number: 52) == line)
    }
}
