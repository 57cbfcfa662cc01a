import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("The test of a pending text", .leakChecks)
struct PendingTestsTests {
    private static let test = "FixtureTests.Screens/list()"

    @Test("The test of a pending text is missing if the list of tests does not contain it")
    func gone() throws {
        let package = try makePending()

        let tests = PendingTests(of: package.store) { ["FixtureTests.Screens/other()"] }

        #expect(tests.isMissing(for: .sample()))
        let error = #expect(throws: SnapshotFileError.self) { try tests.check(.sample()) }
        #expect(error?.description.contains(Self.test) == true)
        #expect(error?.description.hasSuffix("snapshots reject \(PendingSnapshot.snapshotPath)") == true)
    }

    @Test("The test of a pending text is found in a valid journal, without listing the tests")
    func journaled() throws {
        let package = try makePending()
        try package.journal(ended: [], used: [], tests: ["\(Self.test)/Screens.swift:3:4"])

        let tests = PendingTests(of: package.store) {
            Issue.record("The tests were listed")
            return []
        }

        #expect(!tests.isMissing(for: .sample()))
    }

    @Test("The test of a pending text is looked up in the test list if the sources are newer than the journal")
    func outdated() throws {
        let package = try makePending()
        try package.journal(ended: [], used: [], tests: [Self.test])
        try package.write("", to: "Tests/New.swift")

        #expect(PendingTests(of: package.store) { ["FixtureTests.other()"] }.isMissing(for: .sample()))
        #expect(!PendingTests(of: package.store) { [Self.test] }.isMissing(for: .sample()))
    }

    @Test("The test of a pending text is not missing if it has run since the tests were listed")
    func written() throws {
        let package = try makePending()
        let tests = PendingTests(of: package.store) { ["FixtureTests.other()"] }
        try package.journal(ended: [], used: [], tests: [Self.test])

        #expect(!tests.isMissing(for: .sample()))
    }

    @Test("A pending text is refused only if its test has since run to the end without producing the text")
    func ranWithout() throws {
        let package = try makePending()
        try package.age(PendingSnapshot.file)
        func check() throws(SnapshotFileError) { try PendingTests(of: package.store) { [] }.check(.sample()) }
        func expectRefusal() {
            let error = #expect(throws: SnapshotFileError.self) { try check() }
            #expect(error?.description.contains("\(Self.test) no longer makes the text") == true)
            #expect(error?.description.hasSuffix("snapshots reject \(PendingSnapshot.snapshotPath)") == true)
        }
        try package.journal(ended: [], used: [], tests: [Self.test])
        try check()
        try package.journal(ended: [Self.test], used: [], tests: [Self.test])
        expectRefusal()
        try package.age(PendingSnapshot.file, by: -60)
        try check()
        try package.age(PendingSnapshot.file)
        expectRefusal()
        try package.write("", to: "Tests/New.swift")
        try check()
        try package.journal(ended: [Self.test], used: [PendingSnapshot.snapshotPath], tests: [Self.test])
        try check()
    }

    @Test("A test does not count as missing if the test list is unusable or the test may be in another package")
    func unknown() throws {
        let package = try makePending()
        struct Failure: Error {}

        #expect(!PendingTests(of: package.store) { throw Failure() }.isMissing(for: .sample()))
        #expect(!PendingTests(of: package.store) { [] }.isMissing(for: .sample()))
        #expect(!PendingTests(of: package.store) { ["FixtureTests.Strange"] }.isMissing(for: .sample()))
        try package.write("", to: "Nested/Package.swift")
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)
        #expect(!PendingTests(of: nested) { ["NestedTests.a()"] }.isMissing(for: .sample()))
    }
}
