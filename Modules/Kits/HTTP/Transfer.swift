import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on its way: what came of its answer so far, and the one outcome that it has in the end.
///
/// The first outcome counts. It is handed over at once, so that nobody waits for a session to take its leave. An answer
/// without success is an outcome however much of its body came: the status says enough.
final class Transfer: Sendable {
    typealias Outcome = Result<HTTPResponse, TransferError>

    private struct State {
        var response: HTTPResponse?
        var expected: Int?
        var redirects = 0
        var outcome: Outcome?
        var waiting: CheckedContinuation<Outcome, Never>?
    }

    private let server: String
    private let sizeLimit: Int
    private let redirectLimit = 10
    private let state = Mutex(State())

    /// A transfer from `server` of at most `sizeLimit` bytes.
    init(from server: String, sizeLimit: Int) {
        self.server = server
        self.sizeLimit = sizeLimit
    }

    /// Waits for the outcome, after `start` has set the request off.
    func outcome(start: () -> Void) async -> Outcome {
        await withCheckedContinuation { continuation in
            let early = state.withLock { state in
                if state.outcome == nil { state.waiting = continuation }
                return state.outcome
            }
            if let early { continuation.resume(returning: early) } else { start() }
        }
    }

    func settle(_ outcome: Outcome) {
        let waiting = state.withLock { state in
            guard state.outcome == nil else { return nil as CheckedContinuation<Outcome, Never>? }
            state.outcome = outcome
            state.response = nil
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: outcome)
    }

    func fail(_ error: TransferError) {
        let response = state.withLock { $0.response }
        if let response, !response.isSuccess, error != .cancelled {
            settle(.success(response))
        } else {
            settle(.failure(error))
        }
    }
}

/// What the session tells. Each says whether the transfer goes on.
extension Transfer {
    func redirect(to url: URL?) -> Bool {
        let redirects = state.withLock { state in
            state.redirects += 1
            return state.redirects
        }
        if redirects <= redirectLimit, url?.isWebAddress == true { return true }
        fail(.redirected(limit: redirectLimit))
        return false
    }

    func receive(_ response: URLResponse) -> Bool {
        guard let response = response as? HTTPURLResponse else { return true }
        let head = HTTPResponse(
            status: response.statusCode,
            headers: Dictionary(response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { $1 })
        state.withLock { $0.response = head }
        // The length is that of the encoded body; of a compressed one nothing is known before its end.
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        guard !isEncoded, response.expectedContentLength >= 0 else { return true }
        let expected = Int(clamping: response.expectedContentLength)
        state.withLock { $0.expected = expected }
        if expected <= sizeLimit { return true }
        fail(.tooLarge(limit: sizeLimit))
        return false
    }

    func receive(_ data: Data) -> Bool {
        let fits = state.withLock { state in
            guard let count = state.response?.body.count, count + data.count <= sizeLimit else { return false }
            state.response?.body.append(data)
            return true
        }
        if !fits { fail(.tooLarge(limit: sizeLimit)) }
        return fits
    }

    func complete(_ error: (any Error)?) {
        let (response, expected) = state.withLock { ($0.response, $0.expected) }
        if let response {
            let received = response.body.count
            if error == nil, received >= expected ?? 0 { return settle(.success(response)) }
            fail(.interrupted(server: server, received: received, expected: expected))
        } else if let error {
            fail(TransferError(error, server: server))
        } else {
            fail(.interrupted(server: server, received: 0, expected: nil))
        }
    }
}
