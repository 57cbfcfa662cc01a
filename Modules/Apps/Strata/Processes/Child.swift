import Foundation

/// A program that this one has started, such as `swift test`.
///
/// On Linux, Foundation's `Process` reads beyond a buffer when it starts a program.
nonisolated struct Child {
    private let id: pid_t

    /// Starts a program, with this process's standard input, output and error.
    ///
    /// Ctrl-C and a closed pipe end it, even if this process ignores them.
    ///
    /// - Parameters:
    ///   - words: The program, which is looked for in `PATH`, and its arguments.
    ///   - folder: Its working directory; nil for that of this process.
    ///   - output: The file for its standard output, if that is not this process's; then it has no input either.
    init(
        _ words: [String], in folder: String? = nil, writingTo output: FileHandle? = nil
    ) throws(ChildError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let output {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output.fileDescriptor, STDOUT_FILENO)
        }
        var handled = sigset_t()
        sigemptyset(&handled)
        for signal in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&handled, signal) }
        posix_spawnattr_setsigdefault(&attributes, &handled)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        var id: pid_t = 0
        // The function that sets a working directory is not in every system's library.
        let words = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] + words } ?? words
        let arguments = words.map { strdup($0) }
        let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
        defer { (arguments + variables).forEach { free($0) } }
        let code = posix_spawnp(
            &id, words.first ?? "", &actions, &attributes, arguments + [nil], variables + [nil])
        guard code == 0 else { throw .notStarted(program: words.first ?? "", reason: String(cString: strerror(code))) }
        self.id = id
    }

    /// Waits until it ends, and returns how it ended.
    ///
    /// It throws if the system does not tell, for example because another part of this process has waited for it.
    func wait() throws(ChildError) -> ChildEnding {
        var status: Int32 = 0
        while waitpid(id, &status, 0) != id {
            guard errno == EINTR else { throw .lost(reason: String(cString: strerror(errno))) }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
    }
}

/// The way in which a program ended.
nonisolated enum ChildEnding: Equatable {
    case exited(Int32)
    case killed(by: Int32)

    /// The exit status, or 128 and the signal's number, as a shell gives it.
    var status: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let signal): 128 + signal
        }
    }
}

/// The reason that a program was not started, or not waited for.
nonisolated enum ChildError: Error, Equatable, CustomStringConvertible {
    case notStarted(program: String, reason: String)
    /// It is not known how the program ended.
    case lost(reason: String)

    var description: String {
        switch self {
        case .notStarted(let program, let reason): "'\(program)' could not be started: \(reason)"
        case .lost(let reason): "It is not known how the program ended: \(reason)"
        }
    }
}
