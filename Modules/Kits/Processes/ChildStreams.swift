public import Foundation

/// The standard input, output and error of a child process.
public enum ChildStreams: Sendable {
    /// The streams of this process.
    case inherited
    /// An empty input, a file handle for the output, and the standard error of this process.
    case output(FileHandle)
    /// File handles for the input and the output, and the standard error of this process.
    case pipes(input: FileHandle, output: FileHandle)
    /// An empty input, and the files at these paths. Missing files are created, and existing files are emptied.
    case files(output: String, error: String)
    /// The terminal at a path, which becomes the controlling terminal of a new session.
    case terminal(String)

    /// Returns the command that runs `words`; for a terminal, a shell opens the terminal first.
    ///
    /// A session's leader has to open the terminal itself. macOS opens files given to `posix_spawn` before it creates
    /// the session, so the terminal would not control the session: ctrl-C and new sizes would not reach the program.
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
