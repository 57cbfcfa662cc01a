import Foundation
import TestProcesses
import Testing

/// A developer's package that depends on this one by its path, as documented; built by the trait `.outsidePackage` once
/// for a suite, and changed by one sequence after the other.
struct OutsidePackage {
    @TaskLocal fileprivate static var built: OutsidePackage?

    private static let tests = "Tests/OutsideTests"
    private let package: TemporaryPackage

    /// Returns the package with other tests, and without any snapshot.
    ///
    /// - Parameter tests: The test files by their names, without `.swift`.
    static func with(_ tests: KeyValuePairs<String, String>) throws -> OutsidePackage {
        let outside = try #require(built, "the suite needs the trait .outsidePackage")
        for path in ["Snapshots", Self.tests] { try? FileManager.default.removeItem(atPath: outside.file(path)) }
        for (name, text) in tests { try outside.write(text, toTest: name) }
        return outside
    }

    fileprivate static func build() async throws -> OutsidePackage {
        let outside = OutsidePackage(package: try TemporaryPackage())
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        try outside.package.write(manifest(dependingOn: root), to: "Package.swift")
        try outside.write("import Testing\n", toTest: "Empty")
        let build = try await outside.run("swift build --build-tests && swift build --product strata")
        try #require(build.ending == .exited(0), "\(build.wholeText)")
        return outside
    }

    private static func manifest(dependingOn root: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Outside",
            platforms: [.macOS(.v15)],
            dependencies: [.package(name: "Strata", path: "\(root)")],
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
}

extension OutsidePackage {
    func file(_ path: String) -> String { package.file(path) }

    func write(_ text: String, toTest name: String) throws {
        try package.write(text, to: "\(Self.tests)/\(name).swift")
    }

    func write(_ text: String, to path: String) throws {
        try package.write(text, to: path)
    }

    func text(ofTest name: String) throws -> String { try package.text(of: "\(Self.tests)/\(name).swift") }

    func text(of path: String) throws -> String { try package.text(of: path) }

    func removeTest(_ name: String) throws {
        try FileManager.default.removeItem(atPath: file("\(Self.tests)/\(name).swift"))
    }

    /// Removes what git ignores, as if the package had just been cloned.
    func cloneAgain() throws {
        for folder in [".journal", ".pending"] {
            try? FileManager.default.removeItem(atPath: file("Snapshots/\(folder)"))
        }
    }

    /// The recorded snapshots, below the folder of the test target; and the kit's other files apart from its journals.
    var snapshots: [String] {
        get throws {
            let folder = "Snapshots/OutsideTests/"
            return try package.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
        }
    }

    var hasPending: Bool {
        get throws { try package.paths.contains { $0.hasPrefix("Snapshots/.pending/") && $0.hasSuffix(".json") } }
    }

    /// Runs a shell command as it was printed.
    func run(_ command: String, _ environment: [String: String] = [:]) async throws -> ChildProcess {
        try await package.run(command, environment)
    }

    /// Records the snapshots of all tests.
    func record() async throws {
        let run = try await run("swift test", ["SNAPSHOT_RECORD": "all"])
        try #require(run.wholeText.contains("ecorded"), "\(run.wholeText)")
    }

    /// Runs all tests, and expects that they pass or fail.
    ///
    /// - Returns: What they printed.
    @discardableResult
    func test(
        _ environment: [String: String] = [:], passes: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let run = try await run("swift test", environment)
        #expect((run.ending == .exited(0)) == passes, "\(run.wholeText)", sourceLocation: sourceLocation)
        return run.wholeText
    }

    /// Runs the first printed command that accepts a text, and expects that it succeeds.
    ///
    /// - Parameter output: The output of the failing test.
    func acceptAsPrinted(in output: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let line = output.firstMatch(of: #/To accept the text: (.+)/#)
        let command = try #require(line.map { String($0.1) }, "\(output)", sourceLocation: sourceLocation)
        #expect(command.contains("swift run strata snapshots accept "), sourceLocation: sourceLocation)
        let run = try await run(command)
        #expect(run.ending == .exited(0), "\(command)\n\(run.wholeText)", sourceLocation: sourceLocation)
    }

    /// Deletes what is unused, and returns what the command printed.
    @discardableResult
    func prune() async throws -> String {
        try await run("swift run strata snapshots prune --yes").wholeText
    }
}

/// A trait that builds the package outside for a suite.
struct OutsidePackageTrait: SuiteTrait, TestScoping {
    @concurrent
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await OutsidePackage.$built.withValue(OutsidePackage.build()) { try await function() }
    }
}

extension Trait where Self == OutsidePackageTrait {
    static var outsidePackage: Self { Self() }
}
