import Foundation

/// A TCP socket on 127.0.0.1; every wait for this socket ends when the server stops.
struct LoopbackSocket: Sendable {
    private let descriptor: Int32
    private let stopSignal: LoopbackStopSignal

    private init(_ descriptor: Int32, _ stopSignal: LoopbackStopSignal) {
        self.descriptor = descriptor
        self.stopSignal = stopSignal
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Returns a socket bound to a port that the system chooses.
    static func bound(stoppedBy stopSignal: LoopbackStopSignal) throws -> LoopbackSocket {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw LoopbackError(call: "socket", code: errno) }
        let bound = LoopbackSocket(descriptor, stopSignal)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafeBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
        }
        guard status == 0 else {
            let code = errno
            bound.end()
            throw LoopbackError(call: "bind", code: code)
        }
        return bound
    }

    func startListening() throws {
        guard listen(descriptor, 64) == 0 else { throw LoopbackError(call: "listen", code: errno) }
    }

    func port() throws -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutableBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &length) }
        }
        guard status == 0 else { throw LoopbackError(call: "getsockname", code: errno) }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Waits for the next client; nil if the server stops.
    func nextClient() -> LoopbackSocket? {
        while wait(for: POLLIN) {
            let client = accept(descriptor, nil, nil)
            if client >= 0 { return LoopbackSocket(client, stopSignal) }
        }
        return nil
    }

    /// Waits for some bytes; nil if the client is gone or the server stops.
    func receive() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while wait(for: POLLIN) {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count > 0 { return Array(bytes.prefix(count)) }
            if count == 0 || (errno != EAGAIN && errno != EINTR) { return nil }
        }
        return nil
    }

    /// Sends `bytes`; returns false if the client is gone or the server stops before all are sent.
    func sendAll(_ bytes: some Collection<UInt8>) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = Array(bytes)[...]
        while !rest.isEmpty, wait(for: POLLOUT) {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EAGAIN && errno != EINTR {
                break
            }
        }
        return rest.isEmpty
    }

    var isStopped: Bool {
        var stop = pollfd(fd: stopSignal.readEnd, events: Int16(POLLIN), revents: 0)
        return poll(&stop, 1, 0) > 0
    }

    /// Closes the connection, or resets it if `resetting` is true, even if child processes have copies of the socket.
    func end(resetting: Bool = false) {
        if resetting {
            var lingering = linger(l_onoff: 1, l_linger: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        } else {
            shutdown(descriptor, Int32(SHUT_RDWR))
        }
        close(descriptor)
    }

    /// Waits until the socket is ready; false if the server stops.
    private func wait(for events: some BinaryInteger) -> Bool {
        var waiting = [
            pollfd(fd: descriptor, events: Int16(events), revents: 0),
            pollfd(fd: stopSignal.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, 2, -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return waiting[1].revents == 0
    }
}
