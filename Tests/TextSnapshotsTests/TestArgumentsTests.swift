import Testing

@testable import TextSnapshots

@Suite("A test process's arguments")
struct TestArgumentsTests {
    @Test(
        "tell whether tests may be left out",
        arguments: [
            (["--filter", "A"], true), (["--filter=A"], true), (["--skip=A"], true), (["--skip", "A"], true),
            (["--skip-build", "--parallel"], false), ([], false),
        ])
    func filtered(arguments: [String], isFiltered: Bool) {
        #expect(TestArguments(["tests"] + arguments).isFiltered == isFiltered)
    }

    @Test(
        "tell whether tests may run more than once",
        arguments: [
            (["--repetitions", "3"], true), (["--repetitions=3"], true), (["--repeat-until=fail"], true),
            (["--filter", "repetitions"], false), ([], false),
        ])
    func repeated(arguments: [String], isRepeated: Bool) {
        #expect(TestArguments(["tests"] + arguments).isRepeated == isRepeated)
    }

    @Test(
        "tell whether Swift Testing runs the tests",
        arguments: [
            (["--testing-library", "swift-testing"], true), (["--testing-library=swift-testing"], true),
            (["--testing-library", "xctest"], false), (["swift-testing"], false), ([], false),
        ])
    func library(arguments: [String], isForSwiftTesting: Bool) {
        #expect(TestArguments(["tests"] + arguments).isForSwiftTesting == isForSwiftTesting)
    }
}
