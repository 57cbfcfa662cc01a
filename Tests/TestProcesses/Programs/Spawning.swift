import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The standard input, output and error of a program.
enum ChildStreams {
    /// The terminal at a path; the program becomes the leader of a session.
    case terminal(String)
    /// Files at these paths, which are made, and nothing on standard input.
    case files(output: String, error: String)
    /// Ends of pipes, and the standard error of this process.
    case pipes(input: FileHandle, output: FileHandle)
}

/// Starts a program.
///
/// It starts with no signal blocked or ignored, whatever the tests run under. Foundation's `Process` is not used: on
/// Linux it reads beyond a buffer if this process has many open files.
func spawn(
    _ executable: URL, _ arguments: [String], _ environment: [String: String], with streams: ChildStreams
) throws -> pid_t {
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
    var group = Int32(POSIX_SPAWN_SETPGROUP)
    switch streams {
    case .terminal(let path):
        // The first terminal that the leader of a new session opens becomes the session's.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        group = newSession
    case .files(let output, let error):
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .pipes(let input, let output):
        posix_spawn_file_actions_adddup2(&actions, input.fileDescriptor, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.fileDescriptor, STDOUT_FILENO)
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | group
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var id: pid_t = 0
    let words = [executable.path] + arguments
    let variables = environment.map { "\($0)=\($1)" }
    let code = withCStrings(words) { words in
        withCStrings(variables) { posix_spawn(&id, executable.path, &actions, &attributes, words, $0) }
    }
    guard code == 0 else { throw SystemCallFailure(call: "posix_spawn(\(executable.path))", code: code) }
    return id
}

/// POSIX_SPAWN_SETSID, which glibc declares for GNU sources only.
private var newSession: Int32 {
    #if canImport(Darwin)
        0x400
    #else
        0x80
    #endif
}

private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
