public import Foundation

/// A folder of one test, removed with all that is in it when it is freed.
public final class TemporaryFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// A new, empty folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "testkit-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? setPermissions(0o700, of: path)
        // Nothing hangs on it: the system clears its temporary files too.
        try? FileManager.default.removeItem(at: url)
    }

    /// Where the folder is, without a slash at its end.
    public var path: String { url.path }

    /// The path of what is, or will be, at `name` in the folder.
    public func path(of name: String) -> String { url.appending(path: name).path }

    /// Each file's name and bytes, those of subfolders left out.
    public func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            contents[name] = try? Data(contentsOf: url.appending(path: name))
        }
        return contents
    }

    /// Writes a file, and the folders on the way to it.
    ///
    /// - Returns: The file's path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Writes a file of text, and the folders on the way to it.
    ///
    /// - Returns: The file's path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    /// Sets who may do what, as chmod does, of what is at `path`.
    public func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
}

/// Calls `body` with a new folder, which is gone afterwards.
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    // Swift may free an object after its last use, while a child process still works in the folder.
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url)
}
