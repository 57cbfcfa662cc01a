import Interactor
import Testing
import ViewModel

@Suite("The text of a connection that failed")
struct ConnectionErrorTextTests {
    @Test(
        "says what happened to which server, then what to do",
        arguments: [
            (
                ConnectionError.refused(server: "a:80"),
                "The connection to a:80 was refused. Check the address, and whether the server is running."
            ),
            (.unknownHost(server: "a"), "The server a was not found. Check its name and your connection."),
            (.unreachable(server: "a"), "The server a cannot be reached. Check your connection."),
            (
                .interrupted(server: "a", received: 5, expected: 10),
                "The connection to a was lost after 5 of 10 bytes. Check your connection."
            ),
            (
                .interrupted(server: "a", received: 5, expected: nil),
                "The connection to a was lost after 5 bytes of the answer. Check your connection."
            ),
            (
                .interrupted(server: "a", received: 0, expected: nil),
                "a closed the connection without an answer. Check your connection."
            ),
            (
                .interrupted(server: "a", received: 0, expected: 39),
                "The connection to a was lost after 0 of 39 bytes. Check your connection."
            ),
            (
                .timedOut(server: "a", after: .seconds(30)),
                "The server a did not answer completely within 30 seconds. Wait a while."
            ),
            (
                .timedOut(server: "a", after: .milliseconds(1500)),
                "The server a did not answer completely within 1500 milliseconds. Wait a while."
            ),
            (.tooLarge(server: "a", limit: 8 << 20), "The answer of a is larger than 8 MB. Check the address."),
            (
                .redirectedTooOften(server: "a", limit: 10),
                "The server a redirected the request more than 10 times. Check the address."
            ),
            (
                .redirectedAway(server: "a"),
                "The server a redirected the request to something that is not a web address. Check the address."
            ),
            (.invalidAddress(server: "a:99999"), "The address a:99999 cannot be used. Check the address."),
            (.noHTTP(server: "a"), "a does not answer in HTTP. Check the address."),
            (
                .malformed(server: "a", reason: "Invalid Content-Length: value"),
                "The answer of a is not valid HTTP (Invalid Content-Length: value). Wait a while."
            ),
            (.notUnpacked(server: "a"), "The compressed answer of a cannot be unpacked. Wait a while."),
            (.cancelled, "The request was cancelled."),
            (
                .failed(server: "a", reason: "It broke."),
                "The request to a failed: It broke. Check the address."
            ),
            (
                .failed(server: "a", reason: "It broke. (error -1000.)."),
                "The request to a failed: It broke. (error -1000). Check the address."
            ),
        ])
    func text(error: ConnectionError, expected: String) {
        #expect(error.text == expected)
        #expect(NetworkError.networkError(error).text == "Network error: \(expected)")
    }

    @Test(
        "says why there is no secure connection, and to check the date where it matters",
        arguments: [
            (nil, ". Check the address."),
            (.untrustedCertificate, ": its certificate is not trusted. Check the address."),
            (
                .expiredCertificate,
                ": its certificate has expired. Check the address, and the date of this machine."
            ),
            (
                .futureCertificate,
                ": its certificate is not valid yet. Check the address, and the date of this machine."
            ),
            (.foreignCertificate, ": its certificate is for another server. Check the address."),
            (.noTLS, ": the server does not use TLS. Check the address."),
        ] as [(ConnectionError.TLSFault?, String)])
    func insecure(problem: ConnectionError.TLSFault?, expected: String) {
        #expect(
            ConnectionError.insecure(server: "a", problem).text == "No secure connection to a could be made\(expected)")
    }
}
