import Foundation
import TestProcesses

/// A package for recorded flows, with a manifest and the harness that flows start with.
struct FlowPackage {
    static let harness = "Tests/DemoTests/Shared/AppHarness+Sample.swift"

    private let package: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
        try package.write("", to: Self.harness)
    }

    var folder: URL { package.folder }

    /// The paths of the files that a recording wrote.
    var recorded: [String] {
        get throws { try package.paths.filter { !["Package.swift", Self.harness].contains($0) } }
    }

    func text(of path: String) throws -> String { try package.text(of: path) }
    func write(_ text: String, to path: String) throws { try package.write(text, to: path) }
    func makeFolder(_ path: String) throws { try package.makeFolder(path) }
}
