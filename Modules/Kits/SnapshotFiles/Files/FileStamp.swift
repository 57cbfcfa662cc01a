import Foundation

/// A file's path, size and modification time: enough to notice that the file was replaced or changed.
package struct FileStamp: Codable, Hashable, Sendable {
    package let path: String
    /// In bytes.
    let size: Int64
    /// In nanoseconds since 1970.
    let modified: Int64

    init(path: String, status: stat) {
        self.path = path
        size = Int64(status.st_size)
        modified = status.modified
    }

    /// Reads the file's status, following symbolic links; returns nil if there is no such file.
    ///
    /// - Parameter source: The path at which to read the status, if another file may be at `path` by now.
    package init?(of path: String, readFrom source: String? = nil) {
        var status = stat()
        guard stat(source ?? path, &status) == 0 else { return nil }
        self.init(path: path, status: status)
    }

    /// Whether the file is unchanged since this stamp was made.
    var isCurrent: Bool { FileStamp(of: path) == self }
}

extension stat {
    /// In nanoseconds since 1970.
    var modified: Int64 {
        #if canImport(Darwin)
            Int64(st_mtimespec.tv_sec) * 1_000_000_000 + Int64(st_mtimespec.tv_nsec)
        #else
            Int64(st_mtim.tv_sec) * 1_000_000_000 + Int64(st_mtim.tv_nsec)
        #endif
    }

    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
