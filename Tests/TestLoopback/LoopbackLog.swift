import Synchronization

/// A client that closed its connection before its answer was through.
public struct LoopbackHangUp: Sendable {
    /// What it had asked for.
    public let request: LoopbackRequest
    /// How many bytes of the answer had been handed to the system, head included.
    public let sentBytes: Int
}

/// What clients did.
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
