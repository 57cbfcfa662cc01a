import Interactor
import Testing

@Suite("An error of a service")
struct NetworkErrorTests {
    private struct Reason: Error, CustomStringConvertible {
        let description: String
    }

    @Test(
        "says what has failed",
        arguments: [
            (NetworkError.invalidURL, "Invalid URL"), (.noData, "No data received"),
            (.decodingError(Reason(description: "no results")), "Failed to decode data: no results"),
            (.networkError(Reason(description: "refused")), "Network error: refused"),
            (.httpError(404), "HTTP error with status code: 404"),
        ])
    func message(error: NetworkError, expected: String) {
        #expect(error.message == expected)
    }

    @Test("is told apart from another")
    func equality() {
        #expect(NetworkError.httpError(404) == .httpError(404))
        #expect(NetworkError.httpError(404) != .httpError(429))
        #expect(Set([NetworkError.noData, .noData, .invalidURL]).count == 2)
    }
}
