import Synchronization

/// What is known about the library that runs the tests of this process.
enum SwiftTestingRun {
    private static let wasSeen = Atomic(false)

    /// Whether Swift Testing is known to run tests in this process, so that an issue fails the run even outside of a
    /// test.
    static var isKnown: Bool {
        TestArguments.ofThisRun.isForSwiftTesting || wasSeen.load(ordering: .relaxed)
    }

    /// Notes that Swift Testing runs tests: Xcode passes no argument that says so.
    static func notice() { wasSeen.store(true, ordering: .relaxed) }
}
