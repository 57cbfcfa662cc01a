import Synchronization
public import Testing

/// Returns the issues that `body` records, in their order, without failing the test.
///
/// Use this function to test that an assertion fails: `withKnownIssue` would report the failure as a known issue.
///
/// - Throws: What `body` throws.
public func recordedIssues(_ body: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
    let test = try #require(Test.current, "recordedIssues needs a test around it")
    let issues = Mutex<[Issue]>([])
    let trait = IssueHandlingTrait.compactMapIssues { issue in
        issues.withLock { $0.append(issue) }
        return nil
    }
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
    return issues.withLock(\.self)
}

extension Issue {
    /// The issue's first comment, which is an assertion's message; nil without comments.
    public var message: String? { comments.first?.rawValue }
}
