public import Foundation

/// An HTTP server on this machine that responds as a test decides, and reports its clients' actions.
///
/// It runs on its own threads, and so blocks no test's task. It stops when it is freed. Each connection carries
/// one request.
public final class LoopbackServer: Sendable {
    /// The server's address, with `/` as its path.
    public let url: URL
    /// The port that the system chose.
    public let port: UInt16
    private let stopSignal: LoopbackStopSignal
    private let log: LoopbackLog

    /// Creates a server that passes each request to `handler`, on a separate thread for each connection.
    public init(_ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) throws {
        let stopSignal = LoopbackStopSignal()
        let log = LoopbackLog()
        let listener = try LoopbackSocket.bound(stoppedBy: stopSignal)
        try listener.startListening()
        port = try listener.port()
        url = try LoopbackServer.url(port: port)
        self.stopSignal = stopSignal
        self.log = log
        Thread.detachNewThread {
            while let socket = listener.nextClient() {
                Thread.detachNewThread { LoopbackConnection(socket: socket, log: log).serve(handler) }
            }
            listener.end()
        }
    }

    deinit { stop() }

    /// Closes every connection, and stops listening.
    public func stop() { stopSignal.fire() }

    /// The requests so far, in the order they came.
    public var requests: [LoopbackRequest] { log.requests }

    /// Returns the oldest request that was not returned yet, or waits for one; nil if the waiting task is cancelled.
    public func nextRequest() async -> LoopbackRequest? {
        await log.arrivals.first { _ in true }
    }

    /// Returns the oldest hang-up that was not returned yet, or waits for one.
    ///
    /// A client hangs up if it disconnects before it has the whole response.
    ///
    /// - Returns: The client's request; nil if the waiting task is cancelled.
    public func nextHangUp() async -> LoopbackRequest? {
        await log.hangUps.first { _ in true }
    }

    /// The server's address for a client that expects TLS, which the server does not speak.
    public var secureURL: URL { get throws { try Self.url(port: port, scheme: "https") } }

    static func url(port: UInt16, scheme: String = "http") throws -> URL {
        guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)/") else { throw LoopbackError(call: "URL", code: 0) }
        return url
    }
}
