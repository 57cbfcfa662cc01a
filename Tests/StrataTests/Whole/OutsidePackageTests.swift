import Foundation
import TestKit
import TestProcesses
import Testing

/// What a developer does with the kit and the tool, in a package that depends on them.
@Suite("A package outside", .serialized, .compiling, .outsidePackage)
struct OutsidePackageTests {
    @Test("keeps a snapshot whose assertion was taken out and put back")
    func putBack() async throws {
        let both = suite("Points", "point", ["x", "y"])
        let package = try OutsidePackage.with(["Points": both])
        try await package.record()

        try package.write(suite("Points", "point", ["x"]), toTest: "Points")
        #expect(try await package.test().contains("\nSnapshots: 1 unused"))
        try package.write(both, toTest: "Points")
        try await package.prune()

        #expect(try package.snapshots == ["Points/point.x.txt", "Points/point.y.txt"])
        try await package.test()
    }

    @Test("deletes the snapshots of a removed suite on a fresh clone, and no others")
    func removedSuite() async throws {
        let package = try OutsidePackage.with([
            "Kept": suite("Kept", "point", ["x"]), "Removed": suite("Removed", "point", ["x"], trait: ""),
        ])
        try await package.record()

        try package.cloneAgain()
        try package.removeTest("Removed")
        #expect(try await package.test().contains("\nSnapshots: 1 unused"))
        try await package.prune()

        #expect(try package.snapshots == ["Kept/point.x.txt"])
    }

    @Test("accepts and prunes the snapshots of a free function as those of a suite")
    func freeFunction() async throws {
        let package = try OutsidePackage.with(["Free": free("greeting", "Hello")])
        try await package.acceptAsPrinted(in: package.test(passes: false))
        try await package.test()

        try package.write(free("greeting", "Goodbye"), toTest: "Free")
        try await package.acceptAsPrinted(in: package.test(passes: false))
        #expect(try package.text(of: "Snapshots/OutsideTests/greeting.txt") == "Goodbye\n")
        try package.write(free("farewell", "Goodbye"), toTest: "Free")
        try await package.acceptAsPrinted(in: package.test(passes: false))
        try await package.test()
        try await package.prune()

        #expect(try package.snapshots == ["farewell.txt"])
    }

    @Test("accepts the text of a failing XCTest with the command that it prints")
    func xctest() async throws {
        let package = try OutsidePackage.with([
            "Screens": """
            import TextSnapshots
            import XCTest
            import XCTSnapshots

            final class Screens: XCTestCase {
                func testCard() { expectSnapshot(of: "Ada", as: .lines) }
            }
            """
        ])

        let failure = try await package.test(passes: false)
        #expect(failure.contains("Executed 1 test, with 1 failure"), "\(failure)")
        try await package.acceptAsPrinted(in: failure)

        #expect(try package.snapshots == ["Screens/testCard.txt"])
        try await package.test()
    }

    @Test("accepts only one of two failures with the command of the one")
    func twoFailures() async throws {
        let package = try OutsidePackage.with(["Points": suite("Points", "point", ["x", "y"])])
        try await package.record()

        try package.write(suite("Points", "point", ["x", "y"], text: "changed"), toTest: "Points")
        try await package.acceptAsPrinted(in: package.test(passes: false))

        #expect(try package.text(of: "Snapshots/OutsideTests/Points/point.x.txt") == "changed\n")
        #expect(try package.text(of: "Snapshots/OutsideTests/Points/point.y.txt") == "y\n")
        let failure = try await package.test(passes: false)
        #expect(!failure.contains("point.x.txt"))
        try await package.acceptAsPrinted(in: failure)
        try await package.test()
    }

    @Test("writes no text where CI is set, and finds what is unused there, too")
    func continuousIntegration() async throws {
        let package = try OutsidePackage.with(["Points": suite("Points", "point", ["x"])])
        try await package.test(["CI": "true"], passes: false)
        #expect(try package.snapshots == [])
        #expect(try !package.hasPending)
        try await package.record()

        try package.write("old\n", to: "Snapshots/OutsideTests/Points/point.y.txt")
        #expect(try await package.test(["CI": "true"]).contains("\nSnapshots: 1 unused"))
        try await package.prune()

        #expect(try package.snapshots == ["Points/point.x.txt"])
    }

    @Test("accepts an inline snapshot into the source, which then passes")
    func inline() async throws {
        let package = try OutsidePackage.with([
            "Inline": """
            import Testing
            import TextSnapshots

            @Test func inline() { expectInlineSnapshot(of: "Ada\\nGrace", as: .lines) }
            """
        ])

        try await package.acceptAsPrinted(in: package.test(passes: false))

        let source = try package.text(ofTest: "Inline")
        #expect(source.contains("\"\"\"\n") && source.contains("Grace\n"), "\(source)")
        #expect(try package.snapshots == [])
        try await package.test()
    }

    @Test("never deletes what the kit did not write, nor anything through a link")
    func foreignFiles() async throws {
        let package = try OutsidePackage.with(["Points": suite("Points", "point", ["x"])])
        try await package.record()
        try await withTemporaryFolder { outside in
            let target = outside.appending(path: "Gone/point.txt")
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("text\n".utf8).write(to: target)
            let folder = "Snapshots/OutsideTests"
            for name in ["Points/README.md", "Points/Diagram.png", "Points/point.y.txt"] {
                try package.write("text\n", to: "\(folder)/\(name)")
            }
            for (link, file) in [("Gone", "Gone"), ("Points/point.z.txt", "Gone/point.txt")] {
                try FileManager.default.createSymbolicLink(
                    atPath: package.file("\(folder)/\(link)"), withDestinationPath: outside.appending(path: file).path)
            }

            try await package.test()
            try await package.prune()

            #expect(FileManager.default.fileExists(atPath: target.path))
            let left = try Set(FileManager.default.contentsOfDirectory(atPath: package.file("\(folder)/Points")))
            #expect(left == ["README.md", "Diagram.png", "point.x.txt", "point.z.txt"])
        }
    }

    @Test("finds what a passing suite leaves unused beside a failing detached task")
    func detachedTask() async throws {
        let package = try OutsidePackage.with([
            "Points": suite("Points", "point", ["x"]),
            "Detached": """
            import Testing

            @Test func detached() async {
                await Task.detached { Issue.record("fails in no test") }.value
            }
            """,
        ])
        try await package.record()
        try package.write("old\n", to: "Snapshots/OutsideTests/Points/point.y.txt")

        try await package.test(passes: false)
        try await package.prune()

        #expect(try package.snapshots == ["Points/point.x.txt"])
    }

    /// Returns a suite with one test, which compares texts that are their names unless given.
    private func suite(
        _ suite: String, _ test: String, _ names: [String], text: String? = nil, trait: String = ".snapshots()"
    ) -> String {
        let calls = names.map { "expectSnapshot(of: \"\(text ?? $0)\", as: .lines, named: \"\($0)\")" }
        return """
            import Testing
            import TextSnapshots

            @Suite(\(trait))
            struct \(suite) {
                @Test func \(test)() {
                    \(calls.joined(separator: "\n        "))
                }
            }
            """
    }

    private func free(_ test: String, _ text: String) -> String {
        """
        import Testing
        import TextSnapshots

        @Test func \(test)() { expectSnapshot(of: "\(text)", as: .lines) }
        """
    }
}
