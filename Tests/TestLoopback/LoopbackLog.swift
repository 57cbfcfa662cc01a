import Synchronization

/// A client that closed its connection before it had the whole response.
public struct LoopbackHangUp: Sendable {
    /// The request that it had sent.
    public let request: LoopbackRequest
    /// The number of bytes of the response passed to the system so far, including the head.
    public let sentBytes: Int
}

/// A record of what clients did.
final class LoopbackLog: Sendable {
    let arrivals: AsyncStream<LoopbackRequest>
    let hangUps: AsyncStream<LoopbackHangUp>
    private let arrival: AsyncStream<LoopbackRequest>.Continuation
    private let hangUp: AsyncStream<LoopbackHangUp>.Continuation
    private let recorded = Mutex<[LoopbackRequest]>([])

    init() {
        (arrivals, arrival) = AsyncStream.makeStream()
        (hangUps, hangUp) = AsyncStream.makeStream()
    }

    var requests: [LoopbackRequest] { recorded.withLock { $0 } }

    func record(_ request: LoopbackRequest) {
        recorded.withLock { $0.append(request) }
        arrival.yield(request)
    }

    func record(_ event: LoopbackHangUp) {
        hangUp.yield(event)
    }
}
