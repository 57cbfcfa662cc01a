import TestKit
import Testing

@Suite("Leak checks")
struct LeakChecksTests {
    @Test("Leak checks report an object that outlives the test, at the place where it was tracked")
    func leak() async throws {
        let place = SourceLocation(fileID: "Fixture/Fixture.swift", filePath: "Fixture.swift", line: 3, column: 1)
        let found = try await leaks {
            let one = trackForLeaks(Module(), sourceLocation: place)
            one.kept = one
        }
        #expect(found.map(\.message) == ["Module is still alive after the test"])
        #expect(found.map(\.sourceLocation) == [place])
    }

    @Test("Leak checks report two objects that keep each other alive, but no object that was freed")
    func circle() async throws {
        let found = try await leaks {
            trackForLeaks(Module())
            let one = trackForLeaks(Module()), other = trackForLeaks(Module())
            (one.kept, other.kept) = (other, one)
        }
        #expect(found.count == 2)
    }

    @Test("Leak checks report nothing if no object outlives the test")
    func noLeak() async throws {
        let test = try #require(Test.current)
        try await LeakChecks.leakChecks.provideScope(for: test, testCase: Test.Case.current) {
            let one = trackForLeaks(Module())
            one.kept = trackForLeaks(Module())
        }
    }

    @Test("Tracking an object without leak checks is an issue")
    func missingTrait() async throws {
        let issues = try await recordedIssues { trackForLeaks(Module()) }
        #expect(issues.map(\.message) == ["trackForLeaks needs the trait .leakChecks on the suite"])
    }

    /// An object to track, which may keep another object alive.
    private final class Module {
        var kept: Module?
    }

    /// Returns the leaks reported for a test with `body`.
    private func leaks(of body: @escaping @Sendable () -> Void) async throws -> [Issue] {
        let test = try #require(Test.current)
        return try await recordedIssues {
            try await LeakChecks.leakChecks.provideScope(for: test, testCase: Test.Case.current) { body() }
        }
    }
}
