public import Interactor
public import Model

/// A feed service whose requests the test answers.
public typealias ManualFeedService = ManualService<NoArguments, [FeedEntry], NetworkError>

extension ManualFeedService: FeedService {
    @concurrent
    public func entries() async throws(NetworkError) -> [FeedEntry] { try await ask(NoArguments()) }
}
