public import Foundation

/// A port of this machine that refuses every connection as long as this object exists.
public final class LoopbackRefusingPort: Sendable {
    /// The URL that a web server at this port would have.
    public let url: URL
    private let socket: LoopbackSocket

    /// Binds a port that the system chooses, without listening on it.
    public init() throws {
        socket = try LoopbackSocket.bound(stoppedBy: LoopbackStopSignal())
        url = try LoopbackServer.url(port: socket.port())
    }

    deinit { socket.end() }
}
