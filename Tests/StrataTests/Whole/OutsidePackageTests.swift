import Foundation
import TestKit
import TestProcesses
import Testing

/// A developer's use of the snapshot kit and of `strata`, in a package that depends on this package.
@Suite("A separate package that uses the tool", .leakChecks, .compiling)
struct OutsidePackageTests {
    private static let tests = "Tests/OutsideTests/Greetings.swift"

    @Test("The printed commands accept each failing test's text, and prune removes unused snapshots")
    func walk() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write(Self.manifest, to: "Package.swift")
        try package.write(Self.source, to: Self.tests)

        try await acceptAsPrinted(failures: 4, in: package)
        #expect(try snapshots(of: package) == ["Greetings/greeting.Ada.txt", "Screens/testCard.txt", "free.txt"])
        #expect(try package.text(of: Self.tests).contains("Grace\n"))

        try package.write(package.text(of: Self.tests).replacing("greeting", with: "welcome"), to: Self.tests)
        try await acceptAsPrinted(failures: 1, in: package)
        let pruned = try await package.run("swift run strata snapshots prune --yes")
        #expect(pruned.text == "removed: Snapshots/OutsideTests/Greetings/greeting.Ada.txt\n", "\(pruned.wholeText)")
    }

    /// Runs the tests, accepts the text of each failure, and expects that the tests pass then.
    private func acceptAsPrinted(
        failures count: Int, in package: TemporaryPackage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let failed = try await package.run("swift test")
        #expect(failed.ending == .exited(1), "\(failed.wholeText)", sourceLocation: sourceLocation)
        let commands = failed.wholeText.matches(of: /To accept the text: (swift run strata snapshots accept .+)/)
        #expect(commands.count == count, "\(failed.wholeText)", sourceLocation: sourceLocation)
        for command in commands {
            let accepted = try await package.run(String(command.1))
            #expect(accepted.ending == .exited(0), "\(accepted.wholeText)", sourceLocation: sourceLocation)
        }
        let passed = try await package.run("swift test")
        #expect(passed.ending == .exited(0), "\(passed.wholeText)", sourceLocation: sourceLocation)
    }

    private func snapshots(of package: TemporaryPackage) throws -> [String] {
        let folder = "Snapshots/OutsideTests/"
        return try package.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    }

    private static let source = """
        import Testing
        import TextSnapshots
        import XCTSnapshots
        import XCTest

        @Suite(.snapshots()) struct Greetings {
            @Test(arguments: ["Ada"]) func greeting(name: String) { expectSnapshot(of: name, as: .lines) }
        }

        @Test func free() { expectSnapshot(of: "Hello", as: .lines) }

        @Test func inline() { expectInlineSnapshot(of: "Ada\\nGrace", as: .lines) }

        final class Screens: XCTestCase {
            func testCard() { expectSnapshot(of: "Ada", as: .lines) }
        }
        """

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Outside",
            platforms: [.macOS(.v15)],
            dependencies: [.package(name: "Strata", path: "\(TemporaryPackage.checkout.path)")],
            targets: [
                .testTarget(
                    name: "OutsideTests",
                    dependencies: [
                        .product(name: "TextSnapshots", package: "Strata"),
                        .product(name: "XCTSnapshots", package: "Strata"),
                    ])
            ])
        """
}
