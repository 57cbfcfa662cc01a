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
            completionHandler(request.withoutSecrets(unlessFor: task.originalRequest?.url))
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
        // On Linux the session ignores the disposition.
        if !goesOn { end(dataTask) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let goesOn = transfer(of: dataTask)?.receive(data) ?? false
        if !goesOn { end(dataTask) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        transfer(of: task)?.complete(error)
    }
}

extension URLRequest {
    /// Returns this request, without its authorization if that was meant for another origin.
    fileprivate func withoutSecrets(unlessFor original: URL?) -> URLRequest {
        if let url, let original, url.hasSameOrigin(as: original) { return self }
        var request = self
        request.setValue(nil, forHTTPHeaderField: "Authorization")
        return request
    }
}
