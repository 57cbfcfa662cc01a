import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signal handlers that send each signal's number through a pipe.
///
/// The previous actions can be restored.
final class SignalHandlers: Sendable {
    /// The signals that a real session handles.
    static let session = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// The descriptor that the handler writes to; global, because a signal handler has no context.
    private static let target = Atomic<Int32>(-1)

    private let signals: [Int32]
    private let found: [Int32: sigaction]
    /// The signals that the process ignored at its start, as under nohup, and continues to ignore.
    private let ignored: Set<Int32>

    init(_ signals: [Int32], to pipe: WakePipe) throws(TerminalError) {
        self.signals = signals
        var found: [Int32: sigaction] = [:]
        var ignored: Set<Int32> = []
        let isFree = SignalHandlers.target.compareExchange(
            expected: -1, desired: pipe.writeEnd, ordering: .relaxed
        ).exchanged
        guard isFree else { throw .alreadyOpen }
        // Ignoring SIGPIPE makes a write to a closed pipe fail instead of ending the process.
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

    /// Installs the handler; called again after a stop, because stopping the app replaces the handlers of some signals.
    func listen() {
        for number in signals where !ignored.contains(number) {
            signal(number) { number in
                // The interrupted code may be about to read errno.
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalHandlers.target.load(ordering: .relaxed), &byte, 1)
                errno = code
            }
        }
    }

    /// Restores the previous actions.
    func restore() {
        for (signal, action) in found {
            var action = action
            sigaction(signal, &action, nil)
        }
        SignalHandlers.target.store(-1, ordering: .relaxed)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Returns whether `handler` is `SIG_IGN`; it compares addresses, because functions cannot be compared.
    private static func isIgnore(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as Handler?, to: Int.self)
    }
}
