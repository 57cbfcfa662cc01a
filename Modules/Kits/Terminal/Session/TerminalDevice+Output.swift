#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalDevice {
    /// The longest wait, in milliseconds, for a terminal that accepts no bytes while it is given back.
    private static let patience: Int32 = 250

    /// Sends as many of `bytes` as the terminal accepts without waiting.
    ///
    /// Async-signal-safe, like everything that it calls.
    ///
    /// - Returns: The number of bytes sent; -1 if the terminal is gone.
    func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        var sent = 0
        while sent < bytes.count {
            let count = write(output, start + sent, bytes.count - sent)
            if count > 0 {
                sent += count
            } else if count == 0 || errno == EAGAIN {
                return sent
            } else if errno != EINTR {
                return -1
            }
        }
        return sent
    }

    /// Sends `bytes`, waiting for a slow terminal but not for one that has stopped.
    ///
    /// Async-signal-safe, like everything that it calls.
    func sendPatiently(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        while !rest.isEmpty {
            let count = send(rest)
            guard count >= 0 else { return }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            guard rest.isEmpty || poll(&room, 1, TerminalDevice.patience) != 0 else { return }
        }
    }

    /// Switches all modes off and sets `attributes`, unless a shell already has the terminal.
    ///
    /// Also discards what was typed ahead. Async-signal-safe, like everything that it calls.
    func giveBack(_ attributes: termios) {
        guard isForeground else { return }
        // Resumes a terminal that ctrl-s has stopped: on macOS, it would still accept some bytes without showing them.
        tcflow(output, TCOON)
        let modes = TerminalModes.leave.bytes
        let sent = send(modes)
        if sent >= 0, sent < modes.count {
            // The terminal accepts no more bytes, because nobody reads its output. Resetting the modes matters more
            // than the pending output.
            tcflush(output, TCOFLUSH)
            // A pseudo-terminal may need a moment until it has room again.
            sendPatiently(modes)
        }
        set(attributes)
        tcflush(input, TCIFLUSH)
    }
}
