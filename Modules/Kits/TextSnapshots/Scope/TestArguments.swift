import Foundation

/// The arguments of the test process, as `swift test` passes them on.
struct TestArguments {
    static let ofThisRun = TestArguments(ProcessInfo.processInfo.arguments)

    /// Whether tests may run more than once.
    let isRepeated: Bool
    /// Whether each test runs exactly once.
    let isWhole: Bool
    /// Whether the process runs one XCTest: `swift test --parallel` starts a process for each, and hides its output.
    let isOfOneTest: Bool
    /// Whether the arguments say that Swift Testing runs the tests.
    let isForSwiftTesting: Bool

    init(_ arguments: [String]) {
        // An option's value may follow an equals sign.
        let options = Set(arguments.map { $0.prefix { $0 != "=" } })
        isRepeated = !options.isDisjoint(with: ["--repetitions", "--repeat-until"])
        isWhole = !isRepeated && options.isDisjoint(with: ["--filter", "--skip"])
        let library = "--testing-library"
        isForSwiftTesting =
            arguments.contains("\(library)=swift-testing")
            || zip(arguments, arguments.dropFirst()).contains { $0 == library && $1 == "swift-testing" }
        isOfOneTest = !isForSwiftTesting && arguments.dropFirst().contains { $0.contains(/^\w+\.[^\/,]+\/\w+$/) }
    }

    /// The testing library of the process: `swift test` runs one process for each library.
    var library: String { isForSwiftTesting ? "swift-testing" : "xctest" }
}
