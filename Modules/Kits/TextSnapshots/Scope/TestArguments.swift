import Foundation

/// The arguments of the test process, as `swift test` passes them on.
struct TestArguments {
    static let ofThisRun = TestArguments(ProcessInfo.processInfo.arguments)

    /// Whether some tests may be left out.
    let isFiltered: Bool
    /// Whether tests may run more than once.
    let isRepeated: Bool
    /// Whether they say that Swift Testing runs the tests.
    let isForSwiftTesting: Bool

    init(_ arguments: [String]) {
        // An option's value may follow an equals sign.
        let options = Set(arguments.map { $0.prefix { $0 != "=" } })
        isFiltered = !options.isDisjoint(with: ["--filter", "--skip"])
        isRepeated = !options.isDisjoint(with: ["--repetitions", "--repeat-until"])
        let library = "--testing-library"
        isForSwiftTesting =
            arguments.contains("\(library)=swift-testing")
            || zip(arguments, arguments.dropFirst()).contains { $0 == library && $1 == "swift-testing" }
    }
}
