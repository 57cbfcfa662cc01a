import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The text of an error of a service")
struct NetworkErrorTextTests {
    private struct Reason: Error {}

    @Test(
        "says what has failed",
        arguments: [
            (NetworkError.invalidURL, "Invalid URL. Check the address and start again."),
            (.noData, "No data received. Wait a while."),
            (.noUsers(), "No users available."),
            (
                .noUsers(skipped: [SkippedEntry(.missing("name")), SkippedEntry(.missing("name"))]),
                "No users available, 2 skipped, the first: “name” is missing."
            ),
            (
                .noUsers(skipped: [SkippedEntry(.missing("name"), page: 2), SkippedEntry(.missing("x"))]),
                "No users available, 2 skipped, the first on page 2: “name” is missing."
            ),
            (.decodingError(Reason()), "Failed to decode data: unexpected error. Check the address."),
            (.networkError(Reason()), "Network error: unexpected error. Wait a while."),
            (
                .serviceError(ServiceError(message: "Down")),
                "The service reports an error: “Down”. Wait a while."
            ),
            (
                .serviceError(ServiceError(message: "Down.")),
                "The service reports an error: “Down.” Wait a while."
            ),
            (.serviceError(ServiceError()), "The service reports an error. Wait a while."),
            (
                .decodingError(FormatError.missing("name")),
                "Failed to decode data: “name” is missing. Check the address."
            ),
            (
                .serviceError(ServiceError(message: "Not found.", status: 404)),
                "HTTP error with status code: 404, the service says “Not found.” Check the address."
            ),
            (.httpError(404), "HTTP error with status code: 404. Check the address."),
            (.httpError(400), "HTTP error with status code: 400. Check the address."),
            (.httpError(304), "HTTP error with status code: 304. Check the address."),
            (.httpError(403), "HTTP error with status code: 403. Wait a while."),
            (.httpError(429), "HTTP error with status code: 429. Wait a while."),
            (.httpError(500), "HTTP error with status code: 500. Wait a while."),
        ])
    func text(error: Interactor.NetworkError, expected: String) {
        #expect(error.text == expected)
    }

    @Test(
        "says how long the service asks to wait, rounded up in one unit",
        arguments: [
            (1, "1 second"), (119, "119 seconds"), (60, "1 minute"), (121, "3 minutes"), (3599, "1 hour"),
            (3600, "1 hour"), (5400, "90 minutes"), (7200, "2 hours"), (7260, "3 hours"), (86_400, "24 hours"),
        ])
    func delay(seconds: Int, time: String) {
        let error = NetworkError.serviceError(ServiceError(status: 503, retryDelay: .seconds(seconds)))
        #expect(error.text == "HTTP error with status code: 503. Wait \(time).")
    }
}
