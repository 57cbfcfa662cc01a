import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signal handlers that give the terminal back when the process crashes, then pass the crash on to the previous
/// handlers.
///
/// The handler runs in the thread that crashed, which may hold any lock. So it makes only system calls that POSIX lists
/// as async-signal-safe, on memory that was prepared before. It allocates, locks and retains nothing, and the lazy
/// globals that it reads were first read when it was installed.
///
/// A stack overflow is not covered: the handler would need its own stack in every thread, because the main actor is not
/// bound to one thread. If another thread is sending a frame during the crash, the rest of the frame may reach the
/// terminal after the modes are switched off.
enum CrashHandlers {
    /// A Swift trap is SIGILL or SIGTRAP.
    static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

    /// The state that the handler reads in a crash.
    ///
    /// It is stored as a number, because an `Atomic` of the enumeration may have to allocate type metadata.
    private enum Phase: Int {
        case disarmed, armed, givingBack
    }

    private struct Terminal {
        let device: TerminalDevice
        let attributes: termios
    }

    /// The terminal to give back while the handler is armed; global, because a signal handler has no context.
    private nonisolated(unsafe) static let terminal = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    private static let phase = Atomic(Phase.disarmed.rawValue)
    /// The previous actions by signal number; no number is above 31.
    private nonisolated(unsafe) static let found = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

    /// Installs the handler; `SignalHandlers` makes sure that no other session of the process installs it, too.
    static func install() {
        _ = phase.load(ordering: .relaxed)
        _ = terminal
        for number in signals {
            var action = sigaction()
            // Blocks all crash signals: a thread that crashed again while giving the terminal back would wait forever.
            sigemptyset(&action.sa_mask)
            for other in signals { sigaddset(&action.sa_mask, other) }
            action.handle { number, information, _ in
                let code = errno
                CrashHandlers.giveBackOnce()
                sigaction(number, CrashHandlers.found + Int(number), nil)
                // A fault occurs again when this handler returns, so the previous handler gets the fault's address. A
                // sent signal does not recur, nor does a breakpoint that the processor has passed.
                if number == SIGTRAP || CrashHandlers.wasSent(information) { CrashHandlers.passOn(number) }
                errno = code
            }
            sigaction(number, &action, found + Int(number))
        }
    }

    /// Makes any later crash give `device` back with `attributes`.
    static func arm(_ device: TerminalDevice, _ attributes: termios) {
        disarm()
        terminal.initialize(to: Terminal(device: device, attributes: attributes))
        phase.store(Phase.armed.rawValue, ordering: .releasing)
    }

    /// Makes any later crash leave the terminal alone, because the app no longer has it.
    static func disarm() {
        phase.store(Phase.disarmed.rawValue, ordering: .sequentiallyConsistent)
    }

    /// Restores the previous actions.
    static func restore() {
        for number in signals { sigaction(number, found + Int(number), nil) }
    }

    /// Gives the terminal back in the first thread that crashes.
    ///
    /// Other threads that crash wait for the first one: they could end the process before the terminal is given back.
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

    /// Sends the signal to the previous handler.
    ///
    /// If that handler returns, as Swift's backtracer does, the process ends here, because it no longer has a terminal.
    private static func passOn(_ number: Int32) {
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Returns whether `kill` or the like may have sent the signal; a fault of the processor has a small positive code.
    private static func wasSent(_ information: UnsafeMutablePointer<siginfo_t>?) -> Bool {
        guard codesTellFaults, let code = information?.pointee.si_code else { return true }
        return code <= 0 || code > 0xFFFF
    }

    /// Whether a signal's code distinguishes a fault from a sent signal.
    ///
    /// On macOS, sent signals have small positive codes, too: all signals on arm64, and SIGBUS on Intel. So every
    /// signal counts as sent there, and the previous handler does not learn the address of a fault.
    static var codesTellFaults: Bool {
        #if canImport(Darwin)
            false
        #else
            true
        #endif
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
