/// Which snapshot of which test a change belongs to.
public struct ReviewedTest: Hashable, Sendable {
    /// The test's module.
    public let module: String
    /// Suites and test, as Swift Testing writes them: `Suite/test(argument:)`.
    public let name: String
    /// The arguments of its case; none where it has no cases.
    public let arguments: [String]
    /// What the test calls the snapshot; nil where it gives it no name.
    public let snapshotName: String?
    /// Which of the test's calls that are alike made it, from 1.
    public let call: Int
    /// File and line of the call.
    public let sourceLocation: String

    /// A test by its names.
    public init(
        module: String, name: String, arguments: [String] = [], snapshotName: String? = nil, call: Int = 1,
        sourceLocation: String
    ) {
        self.module = module
        self.name = name
        self.arguments = arguments
        self.snapshotName = snapshotName
        self.call = call
        self.sourceLocation = sourceLocation
    }
}
