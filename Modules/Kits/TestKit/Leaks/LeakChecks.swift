public import Testing

/// A trait that checks, after each test, that the objects made by the test's factories have been freed.
public struct LeakChecks: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let tracker = LeakTracker()
        try await LeakTracker.$current.withValue(tracker) { try await function() }
        tracker.reportLeaks()
    }
}

extension Trait where Self == LeakChecks {
    /// Fails a test if an object passed to `trackForLeaks` outlives the test.
    public static var leakChecks: Self { LeakChecks() }
}

/// Reports `object` as a leak if it outlives the test; pass each object that a suite with `.leakChecks` makes.
@discardableResult
public func trackForLeaks<Object: AnyObject>(
    _ object: Object, sourceLocation: SourceLocation = #_sourceLocation
) -> Object {
    guard let tracker = LeakTracker.current else {
        Issue.record("trackForLeaks needs the trait .leakChecks on the suite", sourceLocation: sourceLocation)
        return object
    }
    tracker.track(object, sourceLocation)
    return object
}
