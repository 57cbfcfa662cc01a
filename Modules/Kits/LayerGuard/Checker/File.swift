#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file, accessed without Foundation: loading Foundation would take longer than the whole check.
struct File {
    let path: String

    var exists: Bool { access(path, F_OK) == 0 }

    func contents() throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, attempt: "read") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { throw FileError(path: path, attempt: "read") }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes the file only if its text changes: the check's stamp is a source; a new date would recompile its target.
    func update(to text: String) throws(FileError) {
        let bytes = Array(text.utf8)
        if let old = try? contents(), old == bytes { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path: path, attempt: "write") }
        defer { close(descriptor) }
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw FileError(path: path, attempt: "write")
        }
    }

    /// Sets the date of the file to now.
    func touch() throws(FileError) {
        guard utimes(path, nil) == 0 else { throw FileError(path: path, attempt: "touch") }
    }
}

/// The error of a file that cannot be used.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(path: String, line: Int = 1, text: String) {
        description = "\(path):\(line):1: error: \(text)"
    }

    /// Creates the error for the system call that has just failed.
    init(path: String, attempt: String) {
        self.init(path: path, text: "cannot \(attempt) the file: \(String(cString: strerror(errno)))")
    }
}
