public import Foundation
public import Interactor
public import TestKit

/// A picture service whose requests the test answers by hand.
public final class ManualPictureService: PictureService {
    private let requests: RequestQueue<URL, Data, NetworkError>

    /// - Parameter answersLate: Whether a cancelled request keeps waiting for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(ConnectionError.cancelled))
    }

    /// The requests so far, in order.
    public var questions: [URL] { requests.questions }

    /// Waits for the next request, and returns it.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<URL, Data, NetworkError> {
        try await requests.next()
    }

    /// Waits until the test answers.
    @concurrent
    public func picture(at url: URL) async throws(NetworkError) -> Data {
        try await requests.ask(url)
    }
}
