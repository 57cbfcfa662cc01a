public import Foundation

/// A temporary folder for one test; when the object is freed, the folder is removed with its contents.
public final class TemporaryFolder: Sendable {
    /// The folder's location.
    public let url: URL

    /// Creates a new, empty folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "testkit-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? setPermissions(0o700, of: path)
        // A failure is harmless: the system clears its temporary files, too.
        try? FileManager.default.removeItem(at: url)
    }

    /// The folder's path, without a slash at the end.
    public var path: String { url.path }

    /// Returns the path for `name` in the folder, whether or not such a file exists.
    public func path(of name: String) -> String { url.appending(path: name).path }

    /// Returns the name and bytes of each file in the folder, but not of files in subfolders.
    public func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            contents[name] = try? Data(contentsOf: url.appending(path: name))
        }
        return contents
    }

    /// Writes a file, and creates its folder if needed.
    ///
    /// - Returns: The file's path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Writes a text file, and creates its folder if needed.
    ///
    /// - Returns: The file's path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    /// Sets the POSIX permissions of the file or folder at `path`, as `chmod` does.
    public func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
}

/// Calls `body` with a new folder, and removes the folder afterwards.
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    // Swift may free the object after its last use, while a child process still works in the folder.
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url)
}
