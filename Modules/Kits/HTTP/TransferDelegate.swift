import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Forwards a session's events to the transfer of each task, and ends tasks.
///
/// On Linux the session traps if the redirect of a cancelled task is answered. So a task is removed from `transfers`
/// before it is cancelled, and redirects of removed tasks are not answered.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])
    private let cancellations = OperationQueue()

    func begin(_ task: URLSessionTask, for transfer: Transfer) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
        task.resume()
    }

    /// Removes the task and cancels it, which closes the connection of an unfinished response.
    func end(_ task: URLSessionTask) {
        guard transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) != nil else { return }
        // On Linux the session cannot cancel during a delegate call, and cancels slowly while bytes pour in.
        cancellations.addOperation { task.cancel() }
    }

    /// Invalidates `session` after all cancellations that are already queued.
    func end(_ session: URLSession) {
        cancellations.addBarrierBlock { session.invalidateAndCancel() }
    }

    private func transfer(of task: URLSessionTask) -> Transfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }
}

extension TransferDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let follows = transfers.withLock { transfers in
            guard transfers[task.taskIdentifier]?.redirect(to: request.url) == true else { return false }
            completionHandler(request.authorized(like: task.originalRequest))
            return true
        }
        if !follows { end(task) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let goesOn = transfer(of: dataTask)?.receive(response) ?? false
        completionHandler(goesOn ? .allow : .cancel)
        // On Linux the session ignores `.cancel`, so the task must be ended here.
        if !goesOn { end(dataTask) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let goesOn = transfer(of: dataTask)?.receive(data) ?? false
        if !goesOn { end(dataTask) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
        // On Linux the session asks for a password only after the whole response with status 401 has arrived. Without
        // a password, it never completes the task. Elsewhere the session asks first, and then delivers the response.
        if let transfer = transfer(of: task), transfer.hasResponse { transfer.complete(nil) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = transfer(of: task) else { return }
        // On Linux the session does not report a redirect response that gives no usable address.
        if error == nil, !transfer.hasResponse, let response = task.response { _ = transfer.receive(response) }
        transfer.complete(error)
    }
}

extension URLRequest {
    /// Returns this request, with the authorization of `original` unless the two requests go to different origins.
    ///
    /// The header is set again because a redirect on macOS drops it.
    func authorized(like original: URLRequest?) -> URLRequest {
        var request = self
        let isSameOrigin = url.flatMap { url in original?.url.map(url.hasSameOrigin(as:)) } ?? false
        let authorization = isSameOrigin ? original?.value(forHTTPHeaderField: "Authorization") : nil
        request.setValue(authorization, forHTTPHeaderField: "Authorization")
        return request
    }
}
