import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("The text of a photo service's error")
struct APIErrorTextTests {
    private static let lines = """
        The URL of the photo service is not valid. Check it and start again.
        This URL would send the access key unencrypted. Start again with https; use http only for this machine.
        The photo service sent an empty response. Wait a while.
        The photo service failed. Wait a while.
        The photos cannot be read: “a” is missing. Check the address.
        The photo service needs an access key. Add one and start again.
        The access key contains a space, a line break or another character that no key has. Correct it and start again.
        The photo service got too many requests. Wait a while.
        The photo service rejected the access key (status code 401). Check it and start again.
        The photo service answered with status code 403. Wait a while.
        The photo service answered with status code 404. Check the address.
        The photo service answered with status code 503. Wait a while.
        The photo service reports an error: “Down”. Wait a while.
        The photo service rejected the access key (status code 401, “Down”). Check it and start again.
        The photo service answered with status code 404, “Down”. Check the address.
        The photo service answered with status code 503, “Down”. Wait a while.
        The photo service reports an error. Wait a while.
        The photo service got too many requests. Wait 30 seconds.
        The photo service got too many requests. Wait 1 hour.
        The photo service answered with status code 503. Wait 30 seconds.
        The photo service answered with status code 429, “Down”. Wait 30 seconds.
        """

    @Test("A photo service error says what happened, then what to do", arguments: errorTexts(of: APIError.each, lines))
    func text(error: APIError, text: String) {
        #expect(error.text == text)
    }

    @Test("A photo service error has the text of the connection error or file error that caused it")
    func cause() {
        for error in ConnectionError.each { #expect(APIError.networkError(error).text == error.text) }
        for error in RecordingError.each { #expect(APIError.recordingError(error).text == error.text) }
    }

    @Test("A photo service error's text consists of sentences, and none says to try again")
    func advice() {
        for error in APIError.all { expectAdvice(error) }
    }

    @Test("A photo service error is followed by one piece of advice: to try again, or to start again")
    func photosAndSearch() {
        for error in APIError.all {
            for query in [nil, "sea"] {
                let content = HomeContent(model: .error(error, nil), query: query)
                expectOneRecovery(content.emptyHint, content.loadAction)
            }
        }
    }
}

extension APIError {
    static let all =
        each + ConnectionError.each.map { .networkError($0) } + RecordingError.each.map { .recordingError($0) }

    /// An error of each kind, except connection errors and recording errors.
    static let each: [APIError] =
        [
            .invalidURLError, .openAddress, .invalidDataError, .unknownError, .decodeError(.missing("a")),
            .missingAccessKey, .malformedAccessKey, .rateLimited,
        ]
        + [401, 403, 404, 503].map { .serverError(statusCode: $0) }
        + ServiceError.each.map { .serviceError($0) }
        + [
            ServiceError(), ServiceError(status: 429, retryDelay: .seconds(30)),
            ServiceError(status: 403, retryDelay: .seconds(3600)), ServiceError(status: 503, retryDelay: .seconds(30)),
            ServiceError(message: "Down", status: 429, retryDelay: .seconds(30)),
        ].map { .serviceError($0) }
}
