#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalDevice {
    /// How long a terminal that is given back may take nothing, in milliseconds.
    private static let patience: Int32 = 250

    /// Sends what the terminal takes of `bytes` without being waited for.
    ///
    /// Async-signal-safe, as is all that it calls.
    ///
    /// - Returns: how many it took; -1 where it is gone.
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

    /// Sends `bytes` to a terminal that may be slow, but not to one that has stopped.
    func sendPatiently(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = send(rest)
                guard count >= 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                guard rest.isEmpty || poll(&room, 1, TerminalDevice.patience) != 0 else { return }
            }
        }
    }

    /// Switches all modes off and sets `attributes`, unless a shell holds the terminal by now.
    ///
    /// What was typed ahead is forgotten. Async-signal-safe, as is all that it calls.
    func giveBack(_ attributes: termios) {
        guard isForeground else { return }
        let modes = TerminalModes.leave.bytes
        let sent = send(modes)
        if sent >= 0, sent < modes.count {
            // The terminal has stopped, or nobody reads what it is sent. Its modes matter more than what it has not
            // shown yet.
            tcflow(output, TCOON)
            tcflush(output, TCOFLUSH)
            _ = send(modes)
        }
        set(attributes)
        tcflush(input, TCIFLUSH)
    }
}
