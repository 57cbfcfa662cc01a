#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A system call that failed while a test's server was set up.
struct LoopbackError: Error {
    let call: String
    let code: Int32
}

/// A signal that ends all waiting in a server's threads.
final class LoopbackStopSignal: Sendable {
    let readEnd: Int32
    private let writeEnd: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw LoopbackError(call: "pipe", code: errno) }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Sends a byte that is never read, so that all waiting ends at once from now on.
    func fire() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
    }
}
