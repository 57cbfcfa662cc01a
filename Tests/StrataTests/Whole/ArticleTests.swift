import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The steps in Documentation/Snapshots.md", .leakChecks, .compiling)
struct ArticleTests {
    private static let snapshots = "Snapshots/GreetingsTests/GreetingTests"

    @Test("The steps in Snapshots.md record first snapshots, and the printed commands accept changed texts")
    func walk() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        let article = try Article("Snapshots")
        let title = "Five minutes to the first green test"
        // Other tests cover the first two blocks, which make a package depend on this package.
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

        try package.write(codes[2].replacing("Hello", with: "Good morning"), to: test)
        let changed = try await package.run("swift test")
        // Each printed command accepts the text of one of the two test cases, which fail in any order.
        for advice in changed.wholeText.matches(of: /To accept the text: (.+)/) {
            _ = try await package.run(String(advice.1))
        }
        #expect(try package.text(of: "\(Self.snapshots)/greeting.Ada.txt") == "Good morning, Ada!\n")
        let again = try await package.run("swift test")
        #expect(again.ending == .exited(0), "\(again.wholeText)")
    }
}
