import Interactor
import Testing
import ViewModel

@Suite("The text of a connection that failed")
struct ConnectionErrorTextTests {
    @Test(
        "names the server, what was expected and what came",
        arguments: [
            (ConnectionError.refused(server: "a:80"), "The connection was refused (a:80)"),
            (.unknownHost(server: "a"), "The server was not found (a)"),
            (.unreachable(server: "a"), "The server cannot be reached (a)"),
            (.insecure(server: "a"), "No secure connection could be made (a)"),
            (
                .interrupted(server: "a", received: 5, expected: 10),
                "The connection was lost (a): expected 10 bytes, got 5"
            ),
            (
                .interrupted(server: "a", received: 5, expected: nil),
                "The connection was lost (a) after 5 bytes of the response"
            ),
            (.timedOut(server: "a", after: .seconds(30)), "The request timed out (a): no complete answer within 30 s"),
            (
                .timedOut(server: "a", after: .milliseconds(1500)),
                "The request timed out (a): no complete answer within 1500 ms"
            ),
            (.tooLarge(limit: 8 << 20), "The answer is too large: the limit is 8 MB"),
            (
                .redirected(limit: 10),
                "The server redirects too often, or not to a web address: at most 10 redirects are followed"
            ),
            (.cancelled, "The request was cancelled"),
            (.failed(server: "a", reason: "unknown"), "The request failed (a): unknown"),
        ])
    func text(error: ConnectionError, expected: String) {
        #expect(error.text == expected)
    }
}
