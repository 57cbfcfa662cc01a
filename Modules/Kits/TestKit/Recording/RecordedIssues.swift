import Synchronization
public import Testing

/// Returns the issues that `body` records, in their order, without failing the test.
///
/// For tests of what an assertion reports: such a failure is wanted, so it is no known issue either.
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
    /// Its first comment, which is an assertion's message; nil if it has none.
    public var message: String? { comments.first?.rawValue }
}
