import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("What the screens of photos say to do about an error")
struct PhotosAdviceTests {
    private static let errors: [APIError] =
        [
            .invalidURLError, .openAddress, .invalidDataError, .unknownError, .decodeError(.missing("a")),
            .missingAccessKey, .malformedAccessKey, .rateLimited,
            .serviceError(ServiceError(status: 403, retryDelay: .seconds(30))),
        ]
        + ServiceError.each.map { .serviceError($0) } + ConnectionError.each.map { .networkError($0) }
        + ServiceError.statuses.map { .serverError(statusCode: $0) } + RecordingError.each.map { .recordingError($0) }

    @Test("stands in a sentence, which never says to try again")
    func texts() {
        for error in Self.errors { expectAdvice(error) }
    }

    @Test("is to try again, said once, or to start again")
    func photosAndSearch() {
        for error in Self.errors {
            for query in [nil, "sea"] {
                let content = HomeContent(model: .error(error, nil), query: query)
                expectOneWayOn(content.emptyHint, content.loadAction)
            }
        }
    }
}
