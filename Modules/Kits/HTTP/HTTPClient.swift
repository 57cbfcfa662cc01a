public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client for GET requests, without cache, cookies or stored passwords.
///
/// On Linux, the first request of each connection costs up to 0.9 s of processor time for each second that it waits for
/// its response; later requests on that connection cost nothing while they wait. The cause is Foundation: it asks the
/// system to report when a new connection is writable, and does not stop these reports after the request is sent
/// (`_SocketSources` in swift-corelibs-foundation 6.3). No setting of the session prevents the reports.
///
/// On Linux, two kinds of response end the process, because Foundation traps (seen with Swift 6.3.1). The first is a
/// response whose connection closes before the head is complete (swiftlang/swift-corelibs-foundation#5285, fixed by
/// #5286). The second is a chunked response with a trailer (headers after the last chunk), although trailers are valid.
public final class HTTPClient: Sendable {
    static let sizeLimit = 8 * 1024 * 1024

    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let delegate = TransferDelegate()
    private let session: URLSession

    /// Creates a client with one timeout for all its requests.
    ///
    /// - Parameters:
    ///   - timeout: The time in which a whole response must arrive.
    ///   - clock: The clock that measures the timeout.
    public init(timeout: Duration, clock: any Clock<Duration>) {
        self.timeout = timeout
        self.clock = clock
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // The session's own timeout restarts with every byte and counts whole seconds only, so the clock decides
        // instead.
        configuration.timeoutIntervalForRequest = 24 * 60 * 60
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: InlineQueue.whereNeeded)
    }

    deinit {
        delegate.end(session)
    }

    /// Fetches the response at `url`.
    ///
    /// The body may be empty, and its size is at most 8 MB.
    ///
    /// The value of `authorization` is sent in the header `Authorization`. It is dropped when a redirect leads to
    /// another origin.
    ///
    /// - Throws: `.noWebAddress` if `url` is not an HTTP address; another case if no complete response arrived.
    public func response(from url: URL, authorization: String? = nil) async throws(TransferError) -> HTTPResponse {
        guard url.isWebAddress else { throw .noWebAddress }
        var request = URLRequest(url: url.withLowercaseScheme)
        request.setValue(authorization, forHTTPHeaderField: "Authorization")
        let transfer = Transfer(from: url.server, sizeLimit: Self.sizeLimit)
        let task = session.dataTask(with: request)
        let deadline = Task { [timeout, clock] in
            try await clock.sleep(for: timeout)
            transfer.fail(.timedOut(server: transfer.server, after: timeout))
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
