import Synchronization
import TestKit
import Testing

@Suite("A suite that computes for long", .computesLong)
struct LongComputationTests {
    private static let isComputing = Mutex(false)

    @Test("runs its tests one at a time, beside the shared threads", arguments: 0..<20)
    func turns(number: Int) {
        let isAlone = Self.isComputing.withLock { isComputing in
            defer { isComputing = true }
            return !isComputing
        }
        #expect(isAlone)
        // Long enough for another test to come in between if it may.
        let sum = (0..<10_000).reduce(number, +)
        #expect(sum == 49_995_000 + number)
        Self.isComputing.withLock { $0 = false }
        #expect(withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil)
    }
}

@Suite("A long computation with a time limit")
struct LimitedComputationTests {
    @Test("fails, because the limit counts the wait", .timeLimit(.minutes(60)))
    func refused() async throws {
        let test = try #require(Test.current)
        let testCase = Test.Case.current
        let trait: LongComputation = .computesLong
        let issues = try await recordedIssues {
            try await trait.provideScope(for: test, testCase: testCase) {}
        }
        #expect(
            issues.map(\.message) == [
                "A time limit counts the wait for the tests before: leave it out, or the trait .computesLong"
            ])
    }
}
