#if canImport(XCTest)
    public import TextSnapshots
    public import XCTest

    /// A class of tests with a mode or a folder of its own, like a suite with the trait `.snapshots`.
    ///
    /// ```swift
    /// final class GreetingTests: XCTestCase, SnapshotTestCase {
    ///     static let snapshots: SnapshotTrait = .snapshots(record: .missing, folder: "Tests/Golden")
    /// }
    /// ```
    ///
    /// Subclasses inherit the mode and the folder, and can override both if the base class declares a `class var`.
    public protocol SnapshotTestCase: XCTestCase {
        /// The mode and the folder of all tests of the class.
        static var snapshots: SnapshotTrait { get }
    }
#endif
