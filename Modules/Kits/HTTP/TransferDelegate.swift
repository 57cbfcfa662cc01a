import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what a session tells of a task to the task's transfer, and ends tasks.
///
/// On Linux the session traps when the redirect of a task that was cancelled meanwhile is answered. So a task is
/// forgotten before it is cancelled, and the redirect of a forgotten task is not answered.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])
    private let cancellations = OperationQueue()

    func begin(_ task: URLSessionTask, for transfer: Transfer) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
        task.resume()
    }

    /// Closes the task's connection, unless its answer is whole.
    func end(_ task: URLSessionTask) {
        guard transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) != nil else { return }
        // On Linux the session cannot cancel while it tells, and takes its time while bytes pour in.
        cancellations.addOperation { task.cancel() }
    }

    /// Ends `session` behind all of its tasks.
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
        // On Linux the session does not heed what the handler is told.
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
    /// The request without the authorization that is meant for another server than its own.
    fileprivate func withoutSecrets(unlessFor original: URL?) -> URLRequest {
        if let url, let original, url.hasSameOrigin(as: original) { return self }
        var request = self
        request.setValue(nil, forHTTPHeaderField: "Authorization")
        return request
    }
}
