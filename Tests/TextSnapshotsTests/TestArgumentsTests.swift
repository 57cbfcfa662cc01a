import Testing

@testable import TextSnapshots

@Suite("The arguments of a test process")
struct TestArgumentsTests {
    @Test(
        "The arguments of a test process show which library runs the tests",
        arguments: [
            (["--testing-library", "swift-testing"], "swift-testing"),
            (["--testing-library=swift-testing"], "swift-testing"), (["--testing-library", "xctest"], "xctest"),
            (["swift-testing"], "xctest"), (["--filter", "A"], "xctest"), ([], "xctest"),
        ])
    func library(arguments: [String], library: String) {
        #expect(TestArguments(["tests"] + arguments).library == library)
    }

    @Test(
        "The arguments of a test process show whether tests may run more than once",
        arguments: [
            (["--repetitions", "3"], true), (["--repetitions=3"], true), (["--repeat-until=fail"], true),
            (["--filter", "repetitions"], false), ([], false),
        ])
    func repeated(arguments: [String], isRepeated: Bool) {
        #expect(TestArguments(["tests"] + arguments).isRepeated == isRepeated)
    }

    @Test(
        "The arguments of a test process show whether each test runs once, and whether only one XCTest test runs",
        arguments: [
            ([], true, false), (["--testing-library", "swift-testing"], true, false),
            (["--testing-library", "swift-testing", "--filter", "A.B/testC"], false, false),
            (["--skip=A"], false, false), (["--repetitions", "2"], false, false), (["A.B/testC"], true, true),
            (["A.B/testC,A.B/testD"], true, false), (["-XCTest", "A.B/testC", "/a/b.xctest"], true, true),
        ])
    func parts(arguments: [String], isWhole: Bool, isOfOneTest: Bool) {
        let arguments = TestArguments(["/a.b/tests"] + arguments)
        #expect(arguments.isWhole == isWhole && arguments.isOfOneTest == isOfOneTest)
    }
}
