#if canImport(XCTest)
    public import TextSnapshots
    public import XCTest

    /// A class of tests with a mode or a folder of its own, like a suite with the trait.
    ///
    /// ```swift
    /// final class GreetingTests: XCTestCase, SnapshotTestCase {
    ///     static let snapshots: SnapshotTrait = .snapshots(record: .missing, folder: "Tests/Golden")
    /// }
    /// ```
    ///
    /// Its subclasses have the same. A base class that lets them differ declares a `class var`.
    public protocol SnapshotTestCase: XCTestCase {
        /// The mode and the folder of all tests of the class.
        static var snapshots: SnapshotTrait { get }
    }
#endif
