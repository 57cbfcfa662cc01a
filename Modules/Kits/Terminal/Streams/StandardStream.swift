#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard output or standard error of a program that prints text instead of drawing frames.
public struct StandardStream: Sendable {
    /// Standard output.
    public static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Standard error.
    public static let error = StandardStream(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether the stream is a terminal.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes `text` and a line feed.
    ///
    /// If the reader has closed the pipe, as in `| head -1`, the rest of the text is dropped without an error.
    public func write(_ text: String) throws(StandardStreamError) {
        let bytes = Array("\(text)\n".utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                return
            } else if errno == EAGAIN {
                // Another program that shares the stream has made it non-blocking.
                var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&polled, 1, -1)
            } else if errno != EINTR {
                throw StandardStreamError(code: errno)
            }
        }
    }

    /// Prepares a program's standard streams; call it first.
    ///
    /// Without this call, a reader that closes a pipe would end the program. If a stream was closed at the start, the
    /// next file to be opened would take its descriptor, and printed text could go to that file.
    public static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            // `open` returns `descriptor`, the lowest free one. Its mode is the opposite of the stream's, so reading or
            // writing fails as it does on a closed stream.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

/// Calls the C function `write`, which a method of the same name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

/// The reason that a program's output could not be written.
public struct StandardStreamError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The `errno` of the call that failed.
    public let code: Int32

    /// What happened, and why.
    public var description: String { "The output could not be written completely: \(String(cString: strerror(code)))." }
}
