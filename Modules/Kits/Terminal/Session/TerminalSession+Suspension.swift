import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalSession {
    /// Gives the terminal back and stops the app, as ctrl-z does.
    ///
    /// `exposed` is sent when the app continues and has the terminal again.
    ///
    /// Stops the whole process group. Does nothing if such stops were already ignored when the app started.
    public func suspend() {
        if signalHandlers?.isIgnored(SIGTSTP) == true { return }
        let wasHeld = state.withLock { state in
            guard state.holder == .app else { return false }
            leave(&state)
            state.holder = .shell
            return true
        }
        guard wasHeld else { return }
        // The continuation is handled below, so its signal handler must not take the terminal a second time.
        signal(SIGCONT, SIG_DFL)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        // In a thread that blocks signals, as Dispatch's do, the signal may stay pending although it is ignored. It
        // would stop the app again after the app continues. Ignoring the signal again discards it.
        signal(SIGTSTP, SIG_IGN)
        raiseByDefault(SIGTSTP)
        signalHandlers?.listen()
        retake()
    }

    /// Gives the terminal back and ends the process by `signal`, so that the parent process sees the signal.
    public func end(by signal: Int32) -> Never {
        close()
        raiseByDefault(signal)
        exit(128 + signal)
    }

    /// Handles a signal that was caught.
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

    /// Takes the terminal again after a stop; in the background, stops the app again.
    private func retake() {
        let holder = state.withLock { state in
            guard state.holder != .nobody else { return Holder.nobody }
            guard device.isForeground else {
                state.holder = .shell
                return .shell
            }
            // If the app could not give the terminal back before the stop (SIGSTOP), the current attributes may be
            // those of raw mode, so they are not saved.
            if state.holder == .shell, let attributes = try? device.attributes() { state.attributes = attributes }
            enter(&state)
            return .app
        }
        if holder == .shell { stopInBackground() }
        guard holder == .app else { return }
        wakePipe.send(WakePipe.look)
        noticeSize()
    }

    /// Stops the app as the system stops a program that uses the terminal from the background.
    ///
    /// A running job is not notified when it comes to the foreground (`bg`, then `fg`). A stopped job is continued, and
    /// can try again.
    private func stopInBackground() {
        guard let signalHandlers, !signalHandlers.isIgnored(SIGTSTP) else { return }
        raiseByDefault(SIGTTOU)
    }

    /// Redraws everything, even at the same size: a window that was smaller for a while has cut off the last frame.
    private func noticeSize() {
        state.withLock { state in
            state.size = device.size
            state.shown = nil
        }
        continuation.yield(.exposed)
    }

    /// Raises `number` with its default action in this thread, where Dispatch may have blocked it.
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
