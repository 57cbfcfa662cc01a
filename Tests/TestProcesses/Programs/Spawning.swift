import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts a program as the leader of a session, with the terminal at `path` for standard input, output and error.
///
/// It starts with no signal blocked or ignored, whatever the tests run under.
func spawn(
    _ executable: URL, _ arguments: [String], _ environment: [String: String], inTerminal path: String
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
    // The first terminal that the leader of a new session opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
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
