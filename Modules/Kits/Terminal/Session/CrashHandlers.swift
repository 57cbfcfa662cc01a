import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives the terminal back when the process crashes, and leaves the crash to whoever handled it before.
///
/// The handler runs in the thread that crashed, which may hold any lock. So it makes only system calls that POSIX names
/// async-signal-safe, on memory that was made ready before; it allocates, locks and retains nothing, and the lazy
/// globals that it reads were read when it was installed. A stack overflow is not covered: there the handler
/// needs a stack of its own, which each thread has to be given, and the main actor is at home in none. A thread that is
/// sending a frame meanwhile may write the rest of it behind the modes that are switched off.
enum CrashHandlers {
    /// A Swift trap is SIGILL or SIGTRAP.
    static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

    /// What a crash finds; kept as numbers, for what a generic type needs to know of another it may have to allocate.
    private enum Phase: Int {
        case disarmed, armed, givingBack
    }

    private struct Terminal {
        let device: TerminalDevice
        let attributes: termios
    }

    /// What the handler gives back, unless disarmed; one a process, for a handler has no context.
    private nonisolated(unsafe) static let terminal = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    private static let phase = Atomic(Phase.disarmed.rawValue)
    /// The actions that were found, by their signals' numbers, of which none is above 31.
    private nonisolated(unsafe) static let found = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

    /// Takes the signals; `SignalHandlers` sees to it that no other session of the process has them.
    static func install() {
        _ = phase.load(ordering: .relaxed)
        _ = terminal
        for number in signals {
            var action = sigaction()
            // A second one in the thread that gives the terminal back would wait for itself.
            sigemptyset(&action.sa_mask)
            for other in signals { sigaddset(&action.sa_mask, other) }
            action.handle { number, information, _ in
                let code = errno
                CrashHandlers.giveBackOnce()
                sigaction(number, CrashHandlers.found + Int(number), nil)
                // A fault happens again when this returns, and so comes with its own address to whoever handled it
                // before. What was sent does not, nor does a breakpoint that the processor has gone past.
                if number == SIGTRAP || CrashHandlers.wasSent(information) { CrashHandlers.passOn(number) }
                errno = code
            }
            sigaction(number, &action, found + Int(number))
        }
    }

    /// From now on a crash gives `device` back, with `attributes`.
    static func arm(_ device: TerminalDevice, _ attributes: termios) {
        disarm()
        terminal.initialize(to: Terminal(device: device, attributes: attributes))
        phase.store(Phase.armed.rawValue, ordering: .releasing)
    }

    /// The terminal is somebody else's.
    static func disarm() {
        phase.store(Phase.disarmed.rawValue, ordering: .sequentiallyConsistent)
    }

    /// Gives the signals back.
    static func restore() {
        for number in signals { sigaction(number, found + Int(number), nil) }
    }

    /// Of threads that crash at once the first gives the terminal back; the others would end the process before it has.
    private static func giveBackOnce() {
        let (isFirst, before) = phase.compareExchange(
            expected: Phase.armed.rawValue, desired: Phase.givingBack.rawValue, ordering: .acquiringAndReleasing)
        if isFirst {
            terminal.pointee.device.giveBack(terminal.pointee.attributes)
            phase.store(Phase.disarmed.rawValue, ordering: .releasing)
        } else if before == Phase.givingBack.rawValue {
            while phase.load(ordering: .acquiring) == Phase.givingBack.rawValue { pause() }
        }
    }

    /// Has whoever handled the signal before handle it now; where that returns, as Swift's backtracer does, the process
    /// ends here: it has no terminal any more.
    private static func passOn(_ number: Int32) {
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
        signal(number, SIG_DFL)
        raise(number)
    }

    /// By `kill` and its like; what the processor finds has a small positive number.
    private static func wasSent(_ information: UnsafeMutablePointer<siginfo_t>?) -> Bool {
        guard let code = information?.pointee.si_code else { return true }
        return code <= 0 || code > 0xFFFF
    }
}

extension sigaction {
    typealias Handler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    mutating func handle(with handler: @escaping Handler) {
        sa_flags = SA_SIGINFO | SA_ONSTACK
        #if canImport(Glibc)
            __sigaction_handler.sa_sigaction = handler
        #elseif canImport(Musl)
            __sa_handler.sa_sigaction = handler
        #else
            __sigaction_u.__sa_sigaction = handler
        #endif
    }
}
