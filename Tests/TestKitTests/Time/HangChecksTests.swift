import Testing

@testable import TestKit

@Suite("Hang checks")
struct HangChecksTests {
    private let checks = HangChecks(interval: .milliseconds(1), idleIntervals: 1, end: {})

    @Test("Hang checks end and fail a test whose signal never comes")
    func stuck() async throws {
        let test = try #require(Test.current)
        let testCase = Test.Case.current
        let issues = try await recordedIssues {
            try await checks.provideScope(for: test, testCase: testCase) {
                let (signals, signal) = AsyncStream<Never>.makeStream()
                for await _ in signals {}
                signal.finish()
            }
        }
        #expect(issues.map(\.message) == ["This test waits, but nothing has happened for 0.001 seconds"])
    }

    @Test("Hang checks end the process if the test cannot be cancelled")
    func uncancellable() async throws {
        let test = try #require(Test.current)
        let testCase = Test.Case.current
        let (signals, signal) = AsyncStream<Never>.makeStream()
        let checks = HangChecks(interval: .milliseconds(1), idleIntervals: 1, end: { signal.finish() })
        let issues = try await recordedIssues {
            try await checks.provideScope(for: test, testCase: testCase) {
                await Task { for await _ in signals {} }.value
            }
        }
        #expect(issues.count == 1)
    }
}
