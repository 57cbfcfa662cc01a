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
            (.retryLater(status: 429, after: .seconds(1)), "HTTP error with status code: 429. Try again in 1 second."),
            (
                .retryLater(status: 429, after: .seconds(119)),
                "HTTP error with status code: 429. Try again in 119 seconds."
            ),
            (
                .retryLater(status: 503, after: .seconds(121)),
                "HTTP error with status code: 503. Try again in 3 minutes."
            ),
            (
                .retryLater(status: 503, after: .seconds(7200)),
                "HTTP error with status code: 503. Try again in 2 hours."
            ),
            (
                .retryLater(status: 503, after: .seconds(172_801)),
                "HTTP error with status code: 503. Try again in 3 days."
            ),
        ])
    func text(error: Interactor.NetworkError, expected: String) {
        #expect(error.text == expected)
    }
}
