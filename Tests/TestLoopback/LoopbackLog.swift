import Synchronization

/// A record of what clients did.
final class LoopbackLog: Sendable {
    let arrivals: AsyncStream<LoopbackRequest>
    /// The requests of clients that closed their connection before they received the whole response.
    let hangUps: AsyncStream<LoopbackRequest>
    private let arrival: AsyncStream<LoopbackRequest>.Continuation
    private let hangUp: AsyncStream<LoopbackRequest>.Continuation
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

    func recordHangUp(after request: LoopbackRequest) {
        hangUp.yield(request)
    }
}
