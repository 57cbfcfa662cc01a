import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal's file descriptors, and the system calls on them.
struct TerminalDevice: Sendable {
    enum Input: Hashable {
        case bytes([UInt8])
        case nothing
        case end
    }

    let input: Int32
    let output: Int32
    /// The descriptors that `standard` has opened, or -1.
    private var opened: (input: Int32, output: Int32) = (-1, -1)

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Returns standard input and output.
    ///
    /// If standard input is not a terminal, opens the process's terminal instead.
    static func standard() throws(TerminalError) -> TerminalDevice {
        let output = openWithoutWaiting(STDOUT_FILENO)
        var device: TerminalDevice
        if isatty(STDIN_FILENO) == 1, canBePolled(STDIN_FILENO) {
            device = TerminalDevice(input: STDIN_FILENO, output: output ?? STDOUT_FILENO)
        } else {
            guard let input = openInput() else {
                let code = errno
                if let output { closeDescriptor(output) }
                throw .failed(call: "open(/dev/tty)", code: code)
            }
            device = TerminalDevice(input: input, output: output ?? STDOUT_FILENO)
            device.opened.input = input
        }
        device.opened.output = output ?? -1
        return device
    }

    /// Opens the process's terminal for reading, by device name if /dev/tty cannot be polled; returns nil on failure.
    private static func openInput() -> Int32? {
        let flags = O_RDWR | O_CLOEXEC | O_NOCTTY
        let input = open("/dev/tty", flags)
        // A process without a controlling terminal must not read from the terminal that shows its output.
        guard input >= 0 else { return nil }
        return polled(input) ?? reopened(STDOUT_FILENO, flags) ?? reopened(STDERR_FILENO, flags)
    }

    /// Opens the terminal of `descriptor` again, so that writing to it never waits.
    ///
    /// The descriptor itself is shared with other programs, which must not be affected.
    ///
    /// - Returns: Nil if the descriptor is not a terminal, or cannot be opened again; writing may then wait.
    private static func openWithoutWaiting(_ descriptor: Int32) -> Int32? {
        reopened(descriptor, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }

    /// Opens the terminal of `descriptor` again; returns nil if there is none, or it cannot be opened and polled.
    private static func reopened(_ descriptor: Int32, _ flags: Int32) -> Int32? {
        var name = [CChar](repeating: 0, count: 128)
        guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
        var result = open(name, flags)
        // After su, another user owns the device: only a process of the terminal's session can open it, as /dev/tty.
        if result < 0, tcgetsid(descriptor) == getsid(0) { result = open("/dev/tty", flags) }
        return polled(result)
    }

    /// Returns a descriptor that was just opened; closes it and returns nil if it cannot be polled.
    private static func polled(_ descriptor: Int32) -> Int32? {
        guard descriptor >= 0 else { return nil }
        guard canBePolled(descriptor) else {
            closeDescriptor(descriptor)
            errno = ENOTTY
            return nil
        }
        return descriptor
    }

    /// Returns whether `poll` can wait for `descriptor`.
    ///
    /// On macOS, `poll` answers POLLNVAL for /dev/tty, but not for the same terminal under its device name. That answer
    /// comes at once, even without input: a program that then reads would block, and one that polls again would loop.
    static func canBePolled(_ descriptor: Int32) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
        return poll(&polled, 1, 0) >= 0 && polled.revents & Int16(POLLNVAL) == 0
    }

    /// Closes the descriptors that `standard` has opened.
    func close() {
        for descriptor in [opened.input, opened.output] where descriptor >= 0 { closeDescriptor(descriptor) }
    }

    func attributes() throws(TerminalError) -> termios {
        var attributes = termios()
        guard tcgetattr(input, &attributes) == 0 else { throw .failed(call: "tcgetattr", code: errno) }
        return attributes
    }

    /// Sets `attributes` immediately, even if output is still pending.
    func set(_ attributes: termios) {
        var attributes = attributes
        while tcsetattr(input, TCSANOW, &attributes) == -1, errno == EINTR {}
    }

    /// The longest side to draw, far beyond any screen; a limit is needed because any program can set a window's size.
    static let longestSide = 1000

    /// The size in cells, at most `longestSide`; zero if the terminal does not know it.
    var size: Size {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 || ioctl(input, UInt(TIOCGWINSZ), &window) == 0 else {
            return .zero
        }
        let longest = TerminalDevice.longestSide
        return Size(width: min(Int(window.ws_col), longest), height: min(Int(window.ws_row), longest))
    }

    /// Whether this process group is in the foreground; true if the foreground group is unknown.
    var isForeground: Bool {
        let group = tcgetpgrp(input)
        return group == -1 || group == getpgrp()
    }

    /// Reads what is available, without waiting.
    func receive() -> Input {
        // Polls first, because O_NONBLOCK would also affect other programs that share the descriptor.
        var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) == 1 else { return .nothing }
        guard polled.revents & Int16(POLLNVAL) == 0 else { return .end }
        return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = read(input, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(Array(buffer.prefix(count))) }
            return count == -1 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
        }
    }
}

private func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
}
