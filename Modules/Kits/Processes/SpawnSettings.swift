import Foundation

/// The settings that `posix_spawn` applies to a new process before the program runs.
struct SpawnSettings: ~Copyable {
    #if canImport(Darwin)
        // Opaque pointers, nil until they are initialised. On Linux, they are structures.
        typealias Actions = posix_spawn_file_actions_t?
        typealias Attributes = posix_spawnattr_t?
        /// POSIX_SPAWN_SETSID of <spawn.h>.
        private static let newSession: Int32 = 0x400
    #else
        typealias Actions = posix_spawn_file_actions_t
        typealias Attributes = posix_spawnattr_t
        /// POSIX_SPAWN_SETSID of <spawn.h>, which glibc declares for GNU sources only.
        private static let newSession: Int32 = 0x80
    #endif

    let actions = UnsafeMutablePointer<Actions>.allocate(capacity: 1)
    let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)

    init(streams: ChildStreams, group: ProcessGroup) {
        posix_spawn_file_actions_init(actions)
        posix_spawnattr_init(attributes)
        add(streams)
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        // In this process's group, a hang-up signal that is ignored because of `nohup` stays ignored.
        if case .inherited = group { sigdelset(&all, SIGHUP) }
        posix_spawnattr_setsigmask(attributes, &none)
        posix_spawnattr_setsigdefault(attributes, &all)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        if case .terminal = streams {
            flags |= Self.newSession
        } else if group == .own {
            flags |= Int32(POSIX_SPAWN_SETPGROUP)
        }
        posix_spawnattr_setflags(attributes, Int16(flags))
    }

    private func add(_ streams: ChildStreams) {
        switch streams {
        case .inherited, .terminal: break
        case .output(let output):
            posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(actions, output.fileDescriptor, STDOUT_FILENO)
        case .pipes(let input, let output):
            posix_spawn_file_actions_adddup2(actions, input.fileDescriptor, STDIN_FILENO)
            posix_spawn_file_actions_adddup2(actions, output.fileDescriptor, STDOUT_FILENO)
        case .files(let output, let error):
            let flags = O_WRONLY | O_CREAT | O_TRUNC
            posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, output, flags, 0o600)
            posix_spawn_file_actions_addopen(actions, STDERR_FILENO, error, flags, 0o600)
        }
    }

    deinit {
        posix_spawn_file_actions_destroy(actions)
        posix_spawnattr_destroy(attributes)
        actions.deallocate()
        attributes.deallocate()
    }
}
