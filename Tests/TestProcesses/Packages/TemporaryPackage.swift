public import Foundation
import TestKit
public import Testing

/// A folder with a `Package.swift`; the folder is deleted when this object is freed.
public final class TemporaryPackage: Sendable {
    /// SwiftPM's options for a faster build without debugging or indexing, as in `.ci/run`.
    public static let quickly =
        "-debug-info-format none"
        + [
            "whole-module-optimization", "disable-batch-mode", "num-threads -Xswiftc 1",
            "no-emit-module-separately-wmo", "index-ignore-system-modules", "index-ignore-clang-modules",
        ].map { " -Xswiftc -\($0)" }.joined()

    private let temporaryFolder: TemporaryFolder

    /// Creates a package that contains only an empty `Package.swift`.
    public init() throws {
        temporaryFolder = try TemporaryFolder()
        try write("", to: "Package.swift")
    }

    /// The package's folder.
    public var folder: URL { temporaryFolder.url }

    /// A path for a test's source file; no such file exists.
    public var source: String { file("Tests/FixtureTests/Fixture.swift") }

    /// Returns the path of a file in the package, whether or not it exists.
    public func file(_ path: String) -> String { folder.appending(path: path).path }

    /// The paths of all files in the package, sorted.
    public var paths: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter(isFile).sorted() }
    }

    /// The texts of all files, by their paths in the package.
    public var files: [String: String] {
        get throws {
            try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text(of: $0)) })
        }
    }

    /// Returns a file's text.
    public func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a text file, and creates its folder if needed.
    public func write(_ text: String, to path: String) throws {
        try temporaryFolder.write(text, to: path)
    }

    /// Writes a file, and creates its folder if needed.
    public func write(_ bytes: [UInt8], to path: String) throws {
        try temporaryFolder.write(bytes, to: path)
    }

    /// Creates a folder, and the folders above it if needed.
    public func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }
}

/// Creates a package with a file for each path and text in `texts`; the package must not outlive its test.
public func makePackage(
    _ texts: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> TemporaryPackage {
    let package = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
    for (path, text) in texts { try package.write(text, to: path) }
    return package
}
