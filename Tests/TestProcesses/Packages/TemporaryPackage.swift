public import Foundation
import TestKit

/// A folder with a `Package.swift`, deleted when it is no longer needed.
public final class TemporaryPackage: Sendable {
    private let temporaryFolder: TemporaryFolder

    /// A new package with nothing in it but an empty `Package.swift`.
    public init() throws {
        temporaryFolder = try TemporaryFolder()
        try write("", to: "Package.swift")
    }

    /// Where the package is.
    public var folder: URL { temporaryFolder.url }

    /// Where a test's source could be; there is none.
    public var source: String { file("Tests/FixtureTests/Fixture.swift") }

    /// The path of what is, or will be, at `path` in the package.
    public func file(_ path: String) -> String { folder.appending(path: path).path }

    /// Every file's path in the package with its text.
    public var files: [String: String] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try Dictionary(uniqueKeysWithValues: paths.filter(isFile).map { ($0, try text(of: $0)) })
        }
    }

    /// A file's text.
    public func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a file of text, and the folders on the way to it.
    public func write(_ text: String, to path: String) throws {
        try temporaryFolder.write(text, to: path)
    }

    /// Writes a file, and the folders on the way to it.
    public func write(_ bytes: [UInt8], to path: String) throws {
        try temporaryFolder.write(bytes, to: path)
    }

    /// Makes a folder, and the folders on the way to it.
    public func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }
}
