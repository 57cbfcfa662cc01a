import Foundation
import TestProcesses
import Testing

@testable import Strata

/// A package with the five layers, an app called `notes`, and documents.
struct DocumentedPackage {
    let files: SnapshotPackage

    /// - Parameter documents: The texts of the documents and of other files, by their paths.
    init(_ documents: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) throws {
        files = try SnapshotPackage(sourceLocation: sourceLocation)
        for layer in HousePackage.layers { try package.makeFolder("Modules/\(layer)") }
        try package.makeFolder("Modules/Apps/Demo")
        try package.write(#".executable(name: "notes", targets: ["Demo"])"#, to: "Package.swift")
        for (path, text) in documents { try package.write(text, to: path) }
    }

    private var package: TemporaryPackage { files.package }

    /// The gallery that `docs update` should write.
    var gallery: Gallery {
        get throws { try Gallery(of: HousePackage(at: package.folder.path)) }
    }

    func text(of path: String) throws -> String { try package.text(of: path) }
    func write(_ text: String, to path: String) throws { try package.write(text, to: path) }

    /// Runs `docs update`.
    ///
    /// - Parameter swift: A shell script that replaces `swift run`; `$#` is the number of the app's arguments, `$1` the
    ///   first of them. A build always succeeds.
    func update(swift: String) async throws -> ChildProcess {
        let script = #"echo "$*" >>calls; [ "$1" = build ] && echo built && exit 0; shift 3; "# + swift
        return try await runStrata("update", of: "docs", in: files, below: "Modules", swift: script)
    }

    /// Returns the arguments of each call of `swift` since this function was last called.
    func calls() throws -> [String] {
        let calls = try text(of: "calls").split(separator: "\n").map(String.init)
        try FileManager.default.removeItem(atPath: package.file("calls"))
        return calls
    }
}
