public import Foundation
public import Interactor
public import TestKit

/// A service of pictures whose answers the test gives by hand.
public final class ManualPictureService: PictureService {
    private let requests: RequestQueue<URL, Data, NetworkError>

    /// - Parameter answersLate: Whether a cancelled request waits on for its answer; otherwise it throws at once.
    public init(answersLate: Bool = false) {
        requests = RequestQueue(whenCancelled: answersLate ? nil : .networkError(CancellationError()))
    }

    /// Everything that has been asked so far, in order.
    public var questions: [URL] { requests.questions }

    /// The first request that has not been handed out yet; waits for it to come in.
    public func nextRequest() async throws(CancellationError) -> PendingRequest<URL, Data, NetworkError> {
        try await requests.next()
    }

    /// Waits for the test's answer.
    @concurrent
    public func picture(at url: URL) async throws(NetworkError) -> Data {
        try await requests.ask(url)
    }
}
