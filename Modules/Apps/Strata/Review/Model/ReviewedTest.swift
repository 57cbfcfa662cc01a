/// The test of a change, and which of its snapshots it is.
nonisolated struct ReviewedTest: Hashable, Sendable {
    /// The test's module.
    let module: String
    /// The suites and the test, as Swift Testing writes them: `Suite/test(argument:)`.
    let name: String
    /// The arguments of the test case; empty if the test has no cases.
    var arguments: [String] = []
    /// The name that the test gives the snapshot, if any.
    var snapshotName: String?
    /// The number of the call, from 1, if the test makes the same call several times.
    var call = 1
    /// The file and line of the call.
    let sourceLocation: String
}
