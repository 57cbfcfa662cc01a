public import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Both ends of a terminal without a screen.
public final class PseudoTerminal {
    /// The app's end, which does not become the tests' own terminal.
    public let terminal: Int32
    /// The path by which another process opens the app's end.
    public let path: String
    /// The keyboard's and the screen's end; -1 once unplugged.
    private var master: Int32
    /// The terminal's attributes as they were when it was made, byte for byte.
    public private(set) var originalAttributes: [UInt8] = []

    /// How long a test that is about to fail waits for output, in milliseconds.
    private static let patience: Int32 = 30_000

    /// A terminal whose window is `size`.
    public init(size: Size = Size(width: 10, height: 2)) throws {
        var ends: (master: Int32, terminal: Int32) = (-1, -1)
        guard openpty(&ends.master, &ends.terminal, nil, nil, nil) == 0 else {
            throw SystemCallFailure(call: "openpty", code: errno)
        }
        (master, terminal) = ends
        for descriptor in [master, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var name = [CChar](repeating: 0, count: 128)
        let code = ttyname_r(terminal, &name, name.count)
        guard code == 0 else { throw SystemCallFailure(call: "ttyname_r", code: code) }
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        resize(to: size)
        originalAttributes = attributes
    }

    deinit {
        unplug()
        close(terminal)
    }

    /// Gives the window another size, of which the processes in it hear.
    public func resize(to size: Size) {
        var window = winsize()
        window.ws_col = UInt16(size.width)
        window.ws_row = UInt16(size.height)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// Presses the keys that send `text`.
    public func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Stops the screen, as ctrl-s does: it takes nothing more.
    public func stopOutput() { tcflow(terminal, TCOOFF) }

    /// Lets the screen go on.
    public func startOutput() { tcflow(terminal, TCOON) }

    /// Leaves no room between app and screen, with bytes that a terminal ignores: until they are read, the screen takes
    /// nothing more.
    public func fillOutput() throws {
        let output = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
        defer { close(output) }
        let ignored = [UInt8](repeating: 0, count: 4096)
        var unread: Int32 = 0
        // A few are enough, unless the system is slow to move it; a terminal that is still not full then is one that somebody reads.
        for _ in 0..<1_000_000 where unread < 4095 {
            while write(output, ignored, ignored.count) > 0 {}
            #if canImport(Darwin)
                unread = .max
            #else
                // Linux moves what is written to where it is read, and so makes room again, until 4095 bytes are there.
                _ = ioctl(master, UInt(FIONREAD), &unread)
            #endif
        }
        guard unread >= 4095 else { throw SystemCallFailure(call: "write", code: errno) }
        // Less may fit where much does not.
        while write(output, ignored, 1) > 0 {}
    }

    /// Writes on the screen behind the app's back.
    public func show(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// The process group that the keyboard's signals go to.
    public var foregroundGroup: Int32 { tcgetpgrp(master) }

    /// What the app has written, up to and with `end`; what came if `end` does not.
    public func readOutput(through end: String) -> String {
        var output: [UInt8] = []
        while !output.suffix(end.utf8.count).elementsEqual(end.utf8) {
            guard let bytes = readOutput(upTo: 1) else { break }
            output += bytes
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Some bytes that the app has written, waiting for them; nil where none come.
    func readOutput(upTo limit: Int) -> [UInt8]? {
        var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, PseudoTerminal.patience) == 1 else { return nil }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = read(master, &bytes, limit)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    /// Takes keyboard and screen away, as a window that is closed does.
    public func unplug() {
        if master >= 0 { close(master) }
        master = -1
    }
}

// MARK: - Attributes

extension PseudoTerminal {
    /// The terminal's attributes, byte for byte.
    public var attributes: [UInt8] {
        withUnsafeBytes(of: currentAttributes) { Array($0) }
    }

    /// Whether keys come as they are pressed, and bytes are shown as they are written.
    public var isRaw: Bool {
        let attributes = currentAttributes
        return attributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
            && attributes.c_iflag & tcflag_t(ICRNL | IXON) == 0
            && attributes.c_oflag & tcflag_t(OPOST) == 0
    }

    /// Does what a shell does to the terminal of a job that was stopped.
    public func restoreSaneAttributes() {
        var attributes = currentAttributes
        attributes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(terminal, TCSANOW, &attributes)
    }

    private var currentAttributes: termios {
        var attributes = termios()
        tcgetattr(terminal, &attributes)
        return attributes
    }
}
