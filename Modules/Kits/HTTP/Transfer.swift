import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request in progress: the part of the response that has arrived and, in the end, one outcome.
///
/// The first outcome counts, and is delivered immediately, without waiting for the session to clean up. A response
/// without a success status counts as the outcome even if its body is incomplete, because the status says enough.
final class Transfer: Sendable {
    typealias Outcome = Result<HTTPResponse, TransferError>

    private struct State {
        /// The server of the requested URL, or of the latest redirect.
        var server: String
        var response: HTTPResponse?
        var expected: Int?
        var redirects = 0
        var outcome: Outcome?
        var waiting: CheckedContinuation<Outcome, Never>?
    }

    private let sizeLimit: Int
    private let redirectLimit = 10
    private let state: Mutex<State>

    /// Creates a transfer of at most `sizeLimit` bytes from `server`.
    init(from server: String, sizeLimit: Int) {
        state = Mutex(State(server: server))
        self.sizeLimit = sizeLimit
    }

    /// Calls `start`, which sends the request, and waits for the outcome.
    ///
    /// If there is an outcome already, returns that outcome without calling `start`.
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

/// The session's events. Functions that return a `Bool` return whether the transfer continues.
extension Transfer {
    /// The server to which the request goes now.
    var server: String { state.withLock { $0.server } }

    var hasResponse: Bool { state.withLock { $0.response != nil } }

    /// Follows a redirect; from then on, errors name the server of `url`.
    func redirect(to url: URL?) -> Bool {
        guard let url, url.isWebAddress else {
            fail(.redirectedAway(server: server))
            return false
        }
        let redirects = state.withLock { state in
            state.redirects += 1
            if state.redirects <= redirectLimit { state.server = url.server }
            return state.redirects
        }
        if redirects <= redirectLimit { return true }
        fail(.redirectedTooOften(server: server, limit: redirectLimit))
        return false
    }

    func receive(_ response: URLResponse) -> Bool {
        guard let response = response as? HTTPURLResponse else { return true }
        let head = HTTPResponse(
            status: response.statusCode,
            headers: Dictionary(response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { $1 })
        state.withLock { $0.response = head }
        // The announced length is the encoded length. The decoded length of a compressed body is unknown until its end.
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        // A response with status 204 has no body, even if it announces one.
        guard !isEncoded, head.status != 204, response.expectedContentLength >= 0 else { return true }
        let expected = Int(clamping: response.expectedContentLength)
        state.withLock { $0.expected = expected }
        if expected <= sizeLimit { return true }
        fail(.tooLarge(server: server, limit: sizeLimit))
        return false
    }

    func receive(_ data: Data) -> Bool {
        let fits = state.withLock { state in
            guard let count = state.response?.body.count, count + data.count <= sizeLimit else { return false }
            state.response?.body.append(data)
            return true
        }
        if !fits { fail(.tooLarge(server: server, limit: sizeLimit)) }
        return fits
    }

    /// Ends the transfer with the response if the response is complete, otherwise with an error.
    func complete(_ error: (any Error)?) {
        let (response, expected) = state.withLock { ($0.response, $0.expected) }
        let received = response?.body.count ?? 0
        if let error {
            fail(TransferError(error, server: server, received: received, expected: expected))
        } else if let response, received >= expected ?? 0 {
            settle(.success(response))
        } else {
            fail(.interrupted(server: server, received: received, expected: expected))
        }
    }
}
