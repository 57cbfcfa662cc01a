import Foundation
import Processes
import TestKit
public import TextUI

/// A pseudo-terminal: both ends of a terminal without a screen.
public final class PseudoTerminal {
    /// The app's end, which does not become the tests' controlling terminal.
    public private(set) var terminal: Int32
    /// The path with which another process can open the app's end.
    public let path: String
    /// The end of the terminal for keyboard and screen; -1 after `unplug()`.
    private var master: Int32
    /// The terminal's original attributes, byte for byte.
    public private(set) var originalAttributes: [UInt8] = []

    /// The maximum wait for output, in milliseconds; a test that waits longer fails.
    private static let patience: Int32 = 30_000
    /// The maximum wait for output after the end of the app, in milliseconds.
    private static let lastPatience: Int32 = 2_000

    /// Creates a terminal with a window of `size`.
    public init(size: Size = Size(width: 10, height: 2)) throws {
        // A child process that inherited an end would keep the terminal plugged in.
        (master, terminal) = try Child.whileNoneStarts {
            var ends: (master: Int32, terminal: Int32) = (-1, -1)
            guard openpty(&ends.master, &ends.terminal, nil, nil, nil) == 0 else {
                throw SystemCallFailure(call: "openpty", code: errno)
            }
            for descriptor in [ends.master, ends.terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            return ends
        }
        var name = [CChar](repeating: 0, count: 128)
        let code = ttyname_r(terminal, &name, name.count)
        guard code == 0 else { throw SystemCallFailure(call: "ttyname_r", code: code) }
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        resize(to: size)
        originalAttributes = attributes
    }

    deinit {
        unplug()
        closeTerminal()
    }

    /// Resizes the window, and so notifies the processes in it.
    public func resize(to size: Size) {
        var window = winsize()
        window.ws_col = UInt16(size.width)
        window.ws_row = UInt16(size.height)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// Sends `text` as typed keys.
    public func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Stops the output, as ctrl-s does: the terminal accepts no more output.
    public func stopOutput() { tcflow(terminal, TCOOFF) }

    /// Fills the buffer between app and screen with bytes that a terminal ignores, so that the terminal accepts no more
    /// output until they are read.
    public func fillOutput() throws {
        let output = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
        defer { close(output) }
        let ignored = [UInt8](repeating: 0, count: 4096)
        var unread: Int32 = 0
        // A few rounds are enough, unless the system is slow. The limit is reached if another reader drains the buffer.
        for _ in 0..<1_000_000 where unread < 4095 {
            while write(output, ignored, ignored.count) > 0 {}
            // Linux moves up to 4095 written bytes to the reader's buffer, which makes room for more. macOS has only
            // one buffer for both ends, and this buffer is full now.
            if Platform.isDarwin { unread = .max } else { _ = ioctl(master, UInt(FIONREAD), &unread) }
        }
        guard unread >= 4095 else { throw SystemCallFailure(call: "write", code: errno) }
        // Single bytes may still fit where many do not.
        while write(output, ignored, 1) > 0 {}
    }

    /// Writes to the screen without the app's knowledge.
    public func show(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// The process group that receives the keyboard's signals.
    public var foregroundGroup: Int32 { tcgetpgrp(master) }

    /// Returns the app's output up to and including `end`, or all output if `end` does not come.
    public func readOutput(through end: String) -> String {
        var output: [UInt8] = []
        while !output.suffix(end.utf8.count).elementsEqual(end.utf8) {
            guard case .bytes(let bytes) = readOutput(upTo: 1) else { break }
            output += bytes
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The result of waiting for output.
    enum Output: Equatable {
        case bytes([UInt8])
        case nothing
        case end
    }

    /// Waits for at most `limit` bytes of output.
    ///
    /// Reading shows when the output is complete. The tests cannot write a final mark instead, because macOS revokes
    /// all descriptors of the app's end of the terminal when the leader of the terminal's session exits.
    ///
    /// - Parameters:
    ///   - patience: The maximum wait, in milliseconds.
    ///   - exit: The descriptor that becomes readable when the terminal's only app ends; -1 for no descriptor.
    func readOutput(upTo limit: Int, patience: Int32 = PseudoTerminal.patience, exit: Int32 = -1) -> Output {
        var polled = [
            pollfd(fd: master, events: Int16(POLLIN), revents: 0),
            pollfd(fd: terminal >= 0 ? exit : -1, events: Int16(POLLIN), revents: 0),
        ]
        // After the app has ended, its output comes immediately, but a background job may still have the terminal open.
        let patience = exit >= 0 && terminal < 0 ? min(patience, PseudoTerminal.lastPatience) : patience
        guard poll(&polled, nfds_t(polled.count), patience) > 0 else {
            return exit >= 0 && terminal < 0 ? .end : .nothing
        }
        if polled[1].revents != 0 { closeTerminal() }
        guard polled[0].revents != 0 else { return .bytes([]) }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = read(master, &bytes, limit)
        return count > 0 ? .bytes(Array(bytes.prefix(count))) : .end
    }

    /// Disconnects keyboard and screen, as closing a window does.
    public func unplug() {
        // A child that has not begun its program yet has the master, too, and would keep the terminal plugged in.
        if master >= 0 { Child.whileNoneStarts { _ = close(master) } }
        master = -1
    }

    /// Closes the app's end, so that the output ends when no app has the terminal open.
    private func closeTerminal() {
        if terminal >= 0 { close(terminal) }
        terminal = -1
    }
}

// MARK: - Attributes

extension PseudoTerminal {
    /// The terminal's attributes, byte for byte.
    public var attributes: [UInt8] {
        withUnsafeBytes(of: currentAttributes) { Array($0) }
    }

    /// Whether keys arrive as they are pressed, and bytes are shown as they are written.
    public var isRaw: Bool {
        let attributes = currentAttributes
        return attributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
            && attributes.c_iflag & tcflag_t(ICRNL | IXON) == 0
            && attributes.c_oflag & tcflag_t(OPOST) == 0
    }

    /// Sets the attributes as a shell does after a job has stopped.
    public func restoreSaneAttributes() {
        var attributes = currentAttributes
        attributes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(master, TCSANOW, &attributes)
    }

    private var currentAttributes: termios {
        var attributes = termios()
        // Asks the master for the attributes, because the master stays open when the session leader ends.
        tcgetattr(master, &attributes)
        return attributes
    }
}
