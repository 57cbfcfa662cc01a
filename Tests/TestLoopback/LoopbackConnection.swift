import Foundation

/// One client's connection: one request, one response.
struct LoopbackConnection {
    let socket: LoopbackSocket
    let log: LoopbackLog

    func serve(_ handler: (LoopbackRequest) -> LoopbackResponse) {
        guard let request = readRequest() else { return socket.end() }
        log.record(request)
        let response = handler(request)
        let isComplete = send(response)
        let stalls = isComplete && response.ending == .stalls
        if stalls { waitForTheEnd() }
        if stalls || !isComplete, !socket.isStopped { log.recordHangUp(after: request) }
        socket.end(resetting: response.ending == .resets)
    }

    private func readRequest() -> LoopbackRequest? {
        var head: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while !head.ends(with: end) {
            guard head.count < 65_536, let bytes = socket.receive() else { return nil }
            head += bytes
            // A TLS handshake begins with this byte. A server without TLS answers the handshake like a request.
            if head.first == 0x16 { return .handshake }
        }
        return LoopbackRequest(head: String(decoding: head, as: UTF8.self))
    }

    /// Sends `response`, and returns whether the client took all of it.
    private func send(_ response: LoopbackResponse) -> Bool {
        guard socket.sendAll(response.bytes) else { return false }
        var rest = response.filling
        let block = [UInt8](repeating: UInt8(ascii: " "), count: min(rest, 65_536))
        while rest > 0 {
            let size = min(rest, block.count)
            guard socket.sendAll(block.prefix(size)) else { return false }
            rest -= size
        }
        return true
    }

    /// Waits until the client disconnects or the server stops.
    private func waitForTheEnd() {
        while socket.receive() != nil {}
    }
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
