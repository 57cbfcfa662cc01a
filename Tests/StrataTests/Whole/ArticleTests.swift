import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The steps of the article", .leakChecks, .compiling)
struct ArticleTests {
    private static let snapshots = "Snapshots/GreetingsTests/GreetingTests"

    @Test("lead a newcomer from a first snapshot through a change, a move and two new names")
    func walk() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        let test = try await recordFirstSnapshots(in: package)

        try package.replace("Hello", by: "Good morning", in: test)
        let changed = try await package.run("swift test")
        // Each command accepts one text; the two cases fail in any order.
        for advice in changed.wholeText.matches(of: /To accept the text: (.+)/) {
            _ = try await package.run(String(advice.1))
        }
        #expect(try package.text(of: "\(Self.snapshots)/greeting.Ada.txt") == "Good morning, Ada!\n")

        // In another file and on another line, it is still the same test.
        let moved = "Tests/GreetingsTests/Moved.swift"
        try package.write("\n\n\(try package.text(of: test))", to: moved)
        try FileManager.default.removeItem(atPath: package.file(test))
        let passed = try await package.run("swift test")
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")

        try await rename("greeting(", to: "welcome(", in: moved, of: package)
        #expect(try snapshots(of: package) == ["GreetingTests/welcome.Ada.txt", "GreetingTests/welcome.Grace.txt"])
        try await rename("struct GreetingTests", to: "struct WelcomeTests", in: moved, of: package)
        #expect(try snapshots(of: package) == ["WelcomeTests/welcome.Ada.txt", "WelcomeTests/welcome.Grace.txt"])
    }

    /// - Returns: The path of the test's file.
    private func recordFirstSnapshots(in package: TemporaryPackage) async throws -> String {
        let article = try Article("Snapshots")
        let title = "Five minutes to the first green test"
        // The first two make a package depend on this one, which other tests do.
        let codes = try article.code(under: title).dropFirst(2).map(\.self)
        try #require(codes.count == 4)

        let copied = try await package.run(codes[0], ["STRATA": TemporaryPackage.checkout.path])
        #expect(copied.ending == .exited(0), "\(copied.wholeText)")
        try package.write(codes[1], to: "Package.swift")
        let steps = try article.section(title)
        let test = String(try #require(steps.firstMatch(of: /a test, `(.+)`/)?.1))
        try package.write(codes[2], to: test)
        let passed = try await package.run(codes[3])

        #expect(passed.ending == .exited(0), "\(passed.wholeText)")
        #expect(passed.text.contains("Snapshots: 2 new, 0 changed, 0 unchanged."))
        #expect(try package.text(of: "\(Self.snapshots)/greeting.Ada.txt") == "Hello, Ada!\n")
        return test
    }

    /// Renames a test or a suite, accepts its snapshots, and prunes those of the former name.
    private func rename(_ name: String, to newName: String, in file: String, of package: TemporaryPackage) async throws
    {
        try package.replace(name, by: newName, in: file)
        let failed = try await package.run("swift test")
        #expect(failed.ending == .exited(1), "\(failed.wholeText)")
        let strata = "'\(try BuiltProgram.url(named: "strata").path)' snapshots"

        let accepted = try await package.run("\(strata) accept welcome")
        #expect(accepted.text.split(separator: "\n").count == 2, "\(accepted.wholeText)")
        let passed = try await package.run("swift test")
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")
        let pruned = try await package.run("\(strata) prune --yes")
        #expect(pruned.ending == .exited(0) && pruned.text.split(separator: "\n").count == 2, "\(pruned.wholeText)")
        #expect(try await package.run("\(strata) status").ending == .exited(0))
    }

    /// Returns the paths of all snapshots, sorted.
    private func snapshots(of package: TemporaryPackage) throws -> [String] {
        let folder = package.file("Snapshots/GreetingsTests")
        return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.sorted()
    }
}

extension TemporaryPackage {
    fileprivate func replace(_ text: String, by newText: String, in file: String) throws {
        try write(try self.text(of: file).replacingOccurrences(of: text, with: newText), to: file)
    }
}
