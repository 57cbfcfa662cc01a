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

    /// Standard input and output; the process's terminal where standard input is something else.
    static func standard() throws(TerminalError) -> TerminalDevice {
        if isatty(STDIN_FILENO) == 1 { return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO) }
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .failed(call: "open(/dev/tty)", code: errno) }
        return TerminalDevice(input: descriptor, output: STDOUT_FILENO)
    }

    func attributes() throws(TerminalError) -> termios {
        var attributes = termios()
        guard tcgetattr(input, &attributes) == 0 else { throw .failed(call: "tcgetattr", code: errno) }
        return attributes
    }

    /// Sets `attributes` at once, or with `discardingInput` once all is written, and what was typed ahead is forgotten.
    func set(_ attributes: termios, discardingInput: Bool = false) {
        var attributes = attributes
        while tcsetattr(input, discardingInput ? TCSAFLUSH : TCSANOW, &attributes) == -1, errno == EINTR {}
    }

    /// Zero where the terminal does not know.
    var size: Size {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 || ioctl(input, UInt(TIOCGWINSZ), &window) == 0 else {
            return .zero
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Whether the terminal listens to this process group; so does one that controls no session.
    var isForeground: Bool {
        let group = tcgetpgrp(input)
        return group == -1 || group == getpgrp()
    }

    /// What there is to read, after `poll` has found some.
    func receive() -> Input {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = read(input, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(Array(buffer.prefix(count))) }
            return count == -1 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
        }
    }

    /// Whether all of `bytes` could be written; false where the terminal is gone.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
