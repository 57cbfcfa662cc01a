import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system calls on a terminal's descriptors.
struct TerminalDevice: Sendable {
    enum Input: Hashable {
        case bytes([UInt8])
        case nothing
        case end
    }

    let input: Int32
    let output: Int32
    /// Those that `standard` has opened, or -1.
    private var opened: (input: Int32, output: Int32) = (-1, -1)

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Standard input and output; the process's terminal where standard input is something else.
    static func standard() throws(TerminalError) -> TerminalDevice {
        let output = openWithoutWaiting(STDOUT_FILENO)
        var device: TerminalDevice
        if isatty(STDIN_FILENO) == 1 {
            device = TerminalDevice(input: STDIN_FILENO, output: output ?? STDOUT_FILENO)
        } else {
            let input = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
            guard input >= 0 else { throw .failed(call: "open(/dev/tty)", code: errno) }
            device = TerminalDevice(input: input, output: output ?? STDOUT_FILENO)
            device.opened.input = input
        }
        device.opened.output = output ?? -1
        return device
    }

    /// The terminal that `descriptor` is, opened once more so that writing to it never waits: the descriptor itself is
    /// shared with other programs, to which that would come as a surprise.
    ///
    /// - Returns: nil where it is no terminal or cannot be opened: writing then waits.
    private static func openWithoutWaiting(_ descriptor: Int32) -> Int32? {
        let flags = O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
        var name = [CChar](repeating: 0, count: 128)
        guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
        var result = open(name, flags)
        // After su it is another user's, and open only to the session that it controls.
        if result < 0, tcgetsid(descriptor) == getsid(0) { result = open("/dev/tty", flags) }
        return result < 0 ? nil : result
    }

    /// Closes what was opened.
    func close() {
        for descriptor in [opened.input, opened.output] where descriptor >= 0 { closeDescriptor(descriptor) }
    }

    func attributes() throws(TerminalError) -> termios {
        var attributes = termios()
        guard tcgetattr(input, &attributes) == 0 else { throw .failed(call: "tcgetattr", code: errno) }
        return attributes
    }

    /// Sets `attributes` at once, whatever has still to be written.
    func set(_ attributes: termios) {
        var attributes = attributes
        while tcsetattr(input, TCSANOW, &attributes) == -1, errno == EINTR {}
    }

    /// Many more cells a side than a screen has: whoever sets a window's size sets how much the app has to draw.
    static let longestSide = 1000

    /// Zero where the terminal does not know, and never more than `longestSide`.
    var size: Size {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 || ioctl(input, UInt(TIOCGWINSZ), &window) == 0 else {
            return .zero
        }
        let longest = TerminalDevice.longestSide
        return Size(width: min(Int(window.ws_col), longest), height: min(Int(window.ws_row), longest))
    }

    /// Whether the terminal listens to this process group; so does one that controls no session.
    var isForeground: Bool {
        let group = tcgetpgrp(input)
        return group == -1 || group == getpgrp()
    }

    /// What there is to read, without waiting for it.
    func receive() -> Input {
        // Not by O_NONBLOCK, which other programs that share the descriptor would get too.
        var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) == 1 else { return .nothing }
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
