public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches what is at an address; keeps neither caches nor cookies.
public final class HTTPClient: Sendable {
    static let sizeLimit = 8 * 1024 * 1024

    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let delegate = TransferDelegate()
    private let session: URLSession

    /// - Parameters:
    ///   - timeout: How long a whole answer may take.
    ///   - clock: What the timeout is measured with.
    public init(timeout: Duration, clock: any Clock<Duration>) {
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

    /// The answer at `url`, whose body is at most 8 MB and may be empty.
    ///
    /// - Parameter authorization: What is sent as the header of that name, and to no other server that the request is
    ///   sent on to.
    /// - Throws: `.noWebAddress` where HTTP cannot ask for `url`; another where no whole answer came.
    public func response(from url: URL, authorization: String? = nil) async throws(TransferError) -> HTTPResponse {
        guard url.isWebAddress else { throw .noWebAddress }
        var request = URLRequest(url: url)
        request.setValue(authorization, forHTTPHeaderField: "Authorization")
        let transfer = Transfer(from: url.server, sizeLimit: Self.sizeLimit)
        let task = session.dataTask(with: request)
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
