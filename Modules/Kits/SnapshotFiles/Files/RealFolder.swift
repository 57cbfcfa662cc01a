import Foundation

/// An open folder in which no symbolic link is followed, so that nothing outside of the folder is ever reached.
struct RealFolder: ~Copyable {
    private let descriptor: CInt

    /// Opens a folder by its absolute path, which may contain links.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    /// Opens the folder `name` inside another folder, unless `name` is a link.
    init?(_ name: String, in folder: borrowing RealFolder) {
        descriptor = openat(folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Returns the status of an entry; for a link, the status of the link itself.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Removes a file; for a link, only the link.
    ///
    /// - Returns: The system's error number; 0 on success.
    func removeFile(_ name: String) -> CInt { unlinkat(descriptor, name, 0) == 0 ? 0 : errno }

    /// Removes a folder if it is empty.
    func removeFolder(_ name: String) -> Bool { unlinkat(descriptor, name, AT_REMOVEDIR) == 0 }

    /// Calls `body` with the name and status of each entry that is not hidden, in no particular order.
    func forEachEntry(_ body: (_ name: String, _ status: stat) -> Void) {
        // The stream gets its own descriptor: reading it moves the position, and closing it closes the descriptor.
        guard let stream = fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.utf8.starts(with: ".".utf8), let status = status(of: name) else { continue }
            body(name, status)
        }
    }
}

extension RealFolder {
    /// Calls `body` with the path and status of each file below this folder; hidden files and folders are left out.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of each path, with a slash at the end; empty for paths relative to this folder.
    ///   - skipped: The paths of folders to leave out.
    func forEachFile(_ prefix: String, except skipped: Set<String> = [], _ body: (String, stat) -> Void) {
        forEachEntry { name, status in
            let path = prefix + name
            guard status.isFolder else { return body(path, status) }
            guard !skipped.contains(path), let folder = RealFolder(name, in: self) else { return }
            folder.forEachFile("\(path)/", except: skipped, body)
        }
    }

    /// Calls `body` with the folder that directly contains the file at `path`, and with the file's name.
    ///
    /// - Returns: The result of `body`; nil if a folder in the path is missing or is a link.
    func withFolder<Result>(of path: String, _ body: (borrowing RealFolder, String) -> Result) -> Result? {
        guard let slash = path.firstIndex(of: "/") else { return body(self, path) }
        guard let folder = RealFolder(String(path[..<slash]), in: self) else { return nil }
        return folder.withFolder(of: String(path[path.index(after: slash)...]), body)
    }
}
