import Foundation
import TestProcesses
import Testing

extension TemporaryPackage {
    /// The folder of the package that these tests belong to.
    static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// Replaces all files with the files that `make` writes, and keeps the build, so equal files are not recompiled.
    ///
    /// Each file's date is computed from its content, because the compiler skips files with equal paths and dates.
    func replaceFiles(_ make: () async throws -> Void) async throws {
        let (files, build) = (FileManager.default, folder.path + "-build")
        if files.fileExists(atPath: file(".build")) { try files.moveItem(atPath: file(".build"), toPath: build) }
        defer { try? files.moveItem(atPath: build, toPath: file(".build")) }
        for name in try files.contentsOfDirectory(atPath: folder.path) { try files.removeItem(atPath: file(name)) }
        try await make()
        for path in try paths {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
            let date = Date(timeIntervalSince1970: TimeInterval(UInt32(truncatingIfNeeded: text.hashValue)))
            try files.setAttributes([.modificationDate: date], ofItemAtPath: file(path))
        }
    }

    /// Runs the tool in a checkout of this package, and expects that it succeeds.
    ///
    /// - Parameter checkout: The folder of another package to run the tool in.
    func strata(
        _ arguments: [String], from checkout: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let strata = try BuiltProgram.url(named: "strata")
        let run = try await ChildProcess.run(strata, arguments, in: checkout ?? Self.checkout)
        #expect(run.ending == .exited(0), "\(run.wholeText)", sourceLocation: sourceLocation)
    }

    /// Expects that the package builds without a warning, and that at least `count` tests pass.
    func expectPasses(tests count: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let test = try await run("swift test \(Self.quickly)")
        #expect(test.ending == .exited(0), "\(test.wholeText)", sourceLocation: sourceLocation)
        let warning = test.wholeText.firstMatch(of: /(?m)(^|: )warning: .*/)
        #expect(warning == nil, "\(test.wholeText)", sourceLocation: sourceLocation)
        let run = try #require(
            test.wholeText.firstMatch(of: /Test run with (\d+) tests? .* passed/), "\(test.wholeText)",
            sourceLocation: sourceLocation)
        #expect(Int(run.1) ?? 0 >= count, "\(test.wholeText)", sourceLocation: sourceLocation)
    }
}
