/// Which snapshot of which test a change belongs to.
nonisolated struct ReviewedTest: Hashable, Sendable {
    /// The test's module.
    let module: String
    /// Suites and test, as Swift Testing writes them: `Suite/test(argument:)`.
    let name: String
    /// The arguments of its case; none where it has no cases.
    var arguments: [String] = []
    /// What the test calls the snapshot; nil where it gives it no name.
    var snapshotName: String?
    /// Which of the test's equal calls made it, from 1.
    var call = 1
    /// File and line of the call.
    let sourceLocation: String
}
