import Interactor
import Model
import Testing
import ViewModel

@Suite("The text of a photo service's error")
struct APIErrorTextTests {
    @Test(
        "says what happened, then what to do",
        arguments: [
            (APIError.invalidURLError, "The URL of the photo service is not valid. Check it and start again."),
            (
                .openAddress,
                "This URL would send the access key unencrypted. Start again with an https URL, or http on this machine."
            ),
            (.invalidDataError, "The photo service sent an empty response. Wait a while."),
            (
                .serverError(statusCode: 401),
                "The photo service rejected the access key (status code 401). Check it and start again."
            ),
            (.serverError(statusCode: 503), "The photo service answered with status code 503. Wait a while."),
            (
                .serviceError(ServiceError(message: "OAuth error", status: 401)),
                "The photo service rejected the access key (status code 401, “OAuth error”). Check it "
                    + "and start again."
            ),
            (
                .serviceError(ServiceError(message: "Down", status: 503)),
                "The photo service answered with status code 503, “Down”. Wait a while."
            ),
            (
                .serviceError(ServiceError(message: "Down")),
                "The photo service reports an error: “Down”. Wait a while."
            ),
            (.serviceError(ServiceError()), "The photo service reports an error. Wait a while."),
            (
                .serverError(statusCode: 404),
                "The photo service answered with status code 404. Check the address."
            ),
            (.serverError(statusCode: 403), "The photo service answered with status code 403. Wait a while."),
            (.unknownError, "The photo service failed. Wait a while."),
            (
                .decodeError(FormatError(path: "", expected: .listOrObject(with: "results"), found: .null)),
                "The photos cannot be read: expected a list or an object with results, got null. Check the address."
            ),
            (.missingAccessKey, "The photo service needs an access key. Add one and start again."),
            (
                .malformedAccessKey,
                "The access key contains a space, a line break or another character that no key has. Correct it "
                    + "and start again."
            ),
            (.rateLimited, "The photo service got too many requests. Wait a while."),
            (
                .serviceError(ServiceError(status: 429, retryDelay: .seconds(30))),
                "The photo service got too many requests. Wait 30 seconds."
            ),
            (
                .serviceError(ServiceError(status: 403, retryDelay: .seconds(3600))),
                "The photo service got too many requests. Wait 1 hour."
            ),
            (
                .serviceError(ServiceError(status: 503, retryDelay: .seconds(30))),
                "The photo service answered with status code 503. Wait 30 seconds."
            ),
            (
                .serviceError(ServiceError(message: "You asked for too much", status: 429, retryDelay: .seconds(30))),
                "The photo service answered with status code 429, “You asked for too much”. Wait 30 seconds."
            ),
        ])
    func text(error: APIError, text: String) {
        #expect(error.text == text)
    }

    @Test("is that of the connection or of the file if one of these failed")
    func cause() {
        for error in ConnectionError.each { #expect(APIError.networkError(error).text == error.text) }
        for error in RecordingError.each { #expect(APIError.recordingError(error).text == error.text) }
    }
}
