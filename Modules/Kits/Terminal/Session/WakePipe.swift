#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe that wakes the input thread from `poll`.
///
/// It carries signal numbers, and two special bytes that are not signal numbers.
final class WakePipe: Sendable {
    /// The session is over.
    static let end: UInt8 = 0
    /// The session's state has changed: check again whether to read from the terminal, and whether to write to it.
    static let look: UInt8 = .max

    let readEnd: Int32
    let writeEnd: Int32

    init() throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .failed(call: "pipe", code: errno) }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for descriptor in ends {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // A full pipe must not block a signal handler, and an empty pipe must not block the reader.
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func send(_ byte: UInt8) {
        var byte = byte
        while write(writeEnd, &byte, 1) == -1, errno == EINTR {}
    }

    /// Returns the bytes that were sent and not yet received.
    func receive() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(readEnd, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }
}
