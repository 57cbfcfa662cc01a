import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Sends the number of every signal of a list through a pipe, and gives the signals back as it found them.
final class SignalHandlers: Sendable {
    /// What a real session listens to.
    static let session = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// Where the handler writes; one a process, for a handler has no context.
    private static let target = Atomic<Int32>(-1)

    private let signals: [Int32]
    private let found: [Int32: sigaction]
    /// What the process was started to ignore, as under nohup, and goes on to.
    private let ignored: Set<Int32>

    init(_ signals: [Int32], to pipe: WakePipe) throws(TerminalError) {
        self.signals = signals
        var found: [Int32: sigaction] = [:]
        var ignored: Set<Int32> = []
        let isFree = SignalHandlers.target.compareExchange(
            expected: -1, desired: pipe.writeEnd, ordering: .relaxed
        ).exchanged
        guard isFree else { throw .alreadyOpen }
        // A write to a closed pipe shall be an error of the write and not the end of the process.
        for number in signals + [SIGPIPE] {
            var action = sigaction()
            sigaction(number, nil, &action)
            found[number] = action
            if SignalHandlers.isIgnore(signal(number, SIG_IGN)) { ignored.insert(number) }
        }
        self.found = found
        self.ignored = ignored
        listen()
    }

    func isIgnored(_ signal: Int32) -> Bool {
        ignored.contains(signal)
    }

    /// Takes the signals, again after some had their default actions for a time.
    func listen() {
        for number in signals where !ignored.contains(number) {
            signal(number) { number in
                // The interrupted code may be about to look at errno.
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalHandlers.target.load(ordering: .relaxed), &byte, 1)
                errno = code
            }
        }
    }

    /// Gives the signals back.
    func restore() {
        for (signal, action) in found {
            var action = action
            sigaction(signal, &action, nil)
        }
        SignalHandlers.target.store(-1, ordering: .relaxed)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Functions cannot be compared, and the constant is no function but an address.
    private static func isIgnore(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as Handler?, to: Int.self)
    }
}
