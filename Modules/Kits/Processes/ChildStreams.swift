public import Foundation

/// The standard input, output and error of a child process.
public enum ChildStreams: Sendable {
    /// The streams of this process.
    case inherited
    /// Nothing to read, a file handle for the output, and the standard error of this process.
    case output(FileHandle)
    /// File handles to read from and to write to, and the standard error of this process.
    case pipes(input: FileHandle, output: FileHandle)
    /// Nothing to read, and files at these paths. Missing files are created, existing files are emptied.
    case files(output: String, error: String)
    /// The terminal at a path, which becomes the controlling terminal of a new session.
    case terminal(String)

    /// Returns the command that runs `words`; for a terminal, a shell that opens it first.
    ///
    /// The leader of a session has to open the terminal itself. macOS opens the files given to `posix_spawn` before it creates
    /// the session, so the terminal would not control the session: neither ctrl-C nor a new size would reach the program.
    func opened(by words: [String]) -> [String] {
        guard case .terminal(let path) = self else { return words }
        return ["/bin/sh", "-c", #"exec "$@" <>"$0" >&0 2>&0"#, path] + words
    }
}

/// The process group of a child process, to which a terminal's keys and `kill` may send signals.
public enum ProcessGroup: Sendable {
    /// The group of this process.
    case inherited
    /// A new group, with the child's ID.
    case own
}
