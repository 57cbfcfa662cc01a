import Interactor
import Model
import Testing
import ViewModel

@Suite("The text of an error of a service")
struct NetworkErrorTextTests {
    private struct Reason: Error {}

    @Test(
        "says what has failed",
        arguments: [
            (NetworkError.invalidURL, "Invalid URL"), (.noData, "No data received"),
            (.decodingError(Reason()), "Failed to decode data: unexpected error (Reason)"),
            (.networkError(Reason()), "Network error: unexpected error (Reason)"),
            (.networkError(RecordingError.missing(path: "/a")), "Network error: The file /a does not exist"),
            (.networkError(ConnectionError.cancelled), "Network error: The request was cancelled"),
            (.serviceError(ServiceError(message: "Down")), "The service answered “Down”"),
            (
                .serviceError(ServiceError(message: "Down", status: 503)),
                "HTTP error with status code: 503, the service says “Down”"
            ),
            (
                .decodingError(FormatError(path: "", expected: .results, found: .list)),
                "Failed to decode data: expected an object with results, got a list"
            ),
            (.httpError(404), "HTTP error with status code: 404"),
        ])
    func text(error: Interactor.NetworkError, expected: String) {
        #expect(error.text == expected)
    }
}
