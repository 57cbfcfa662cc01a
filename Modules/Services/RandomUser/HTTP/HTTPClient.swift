import Foundation
import Interactor

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches what is at an address; keeps neither caches nor cookies.
final class HTTPClient: Sendable {
    static let sizeLimit = 8 * 1024 * 1024

    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let delegate = TransferDelegate()
    private let session: URLSession

    init(timeout: Duration, clock: any Clock<Duration>) {
        self.timeout = timeout
        self.clock = clock
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        // The session's own timeout starts anew with each byte and knows whole seconds only; the clock decides instead.
        configuration.timeoutIntervalForRequest = 24 * 60 * 60
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: InlineQueue.whereNeeded)
    }

    deinit {
        delegate.end(session)
    }

    /// The body of a successful answer, which may be empty.
    func data(from url: URL) async throws(NetworkError) -> Data {
        guard url.isWebAddress else { throw .invalidURL }
        let transfer = Transfer(from: url.server, sizeLimit: Self.sizeLimit)
        let task = session.dataTask(with: URLRequest(url: url))
        let deadline = Task { [timeout, clock] in
            try await clock.sleep(for: timeout)
            transfer.fail(.timedOut(server: url.server, after: timeout))
        }
        let outcome = await withTaskCancellationHandler {
            await transfer.outcome { delegate.begin(task, for: transfer) }
        } onCancel: {
            transfer.fail(.cancelled)
        }
        deadline.cancel()
        _ = await deadline.result
        delegate.end(task)
        return try outcome.get()
    }
}
