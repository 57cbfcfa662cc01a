import Synchronization
import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalSession {
    /// Stops the app, as ctrl-z does, with the terminal given back; `exposed` tells that it goes on and has it again.
    ///
    /// The whole process group is stopped. Nothing happens where the app was started to ignore such stops.
    public func suspend() {
        if signalHandlers?.isIgnored(SIGTSTP) == true { return }
        let wasHeld = state.withLock { state in
            guard state.holder == .app else { return false }
            leave(&state)
            state.holder = .shell
            return true
        }
        guard wasHeld else { return }
        // The continuation is noticed below; its handler would take the terminal a second time.
        signal(SIGCONT, SIG_DFL)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        // In a thread that blocks signals, as Dispatch's do, it may wait in spite of being ignored, and would stop the
        // app once more when it goes on. To be ignored anew discards it.
        signal(SIGTSTP, SIG_IGN)
        raiseByDefault(SIGTSTP)
        signalHandlers?.listen()
        retake()
    }

    /// Gives the terminal back and ends the process by `signal`, so that its parent sees what ended it.
    public func end(by signal: Int32) -> Never {
        close()
        raiseByDefault(signal)
        exit(128 + signal)
    }

    /// Answers a signal that was caught.
    func receive(_ signal: Int32) {
        switch signal {
        case SIGWINCH: noticeSize()
        case SIGCONT: retake()
        case SIGTSTP: continuation.yield(.suspendRequested)
        default: continuation.yield(.terminated(signal: signal))
        }
    }

    func reportClosed() {
        continuation.yield(.closed)
        continuation.finish()
    }

    /// Takes the terminal again after a stop; in the background the app stops anew.
    private func retake() {
        let holder = state.withLock { state in
            guard state.holder != .nobody else { return Holder.nobody }
            guard device.isForeground else {
                state.holder = .shell
                return .shell
            }
            // After a stop that could not be prepared for (STOP), the attributes are the session's own or the shell's.
            if state.holder == .shell, let attributes = try? device.attributes() { state.attributes = attributes }
            enter(&state)
            return .app
        }
        if holder == .shell { stopInBackground() }
        guard holder == .app else { return }
        wakePipe.send(WakePipe.look)
        noticeSize()
    }

    /// Stops as a program does that touches the terminal from the background: a job that runs there is not told when it
    /// comes to the foreground (`bg`, then `fg`), but one that is stopped goes on, and tries again.
    private func stopInBackground() {
        guard let signalHandlers, !signalHandlers.isIgnored(SIGTSTP) else { return }
        raiseByDefault(SIGTTOU)
    }

    /// Has all drawn again, be the size the old one: a window that was smaller in between has cut off what was drawn.
    private func noticeSize() {
        state.withLock { state in
            state.size = device.size
            state.shown = nil
        }
        continuation.yield(.exposed)
    }

    /// Raises `number` with its default action in this thread, in which Dispatch may have blocked it.
    private func raiseByDefault(_ number: Int32) {
        var mask = sigset_t()
        var previous = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &mask, &previous)
        raise(number)
        pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
