public import Foundation

/// A port of this machine that refuses every connection for as long as this is held.
public final class LoopbackRefusingPort: Sendable {
    /// The address of a web server there, if there were one.
    public let url: URL
    private let socket: LoopbackSocket

    /// Takes a port that the system chooses, and does not listen at it.
    public init() throws {
        socket = try LoopbackSocket.bound(stoppedBy: LoopbackStopSignal())
        url = try LoopbackServer.url(port: socket.port())
    }

    deinit { socket.close() }
}
