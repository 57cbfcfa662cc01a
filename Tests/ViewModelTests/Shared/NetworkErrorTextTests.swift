import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The text of a service error")
struct NetworkErrorTextTests {
    private struct Reason: Error {}

    @Test(
        "A service error's text says what has failed",
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
                "HTTP error with status code: 404 (“Not found.”). Check the address."
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

    @Test("A service error's text has full sentences and no advice to retry", arguments: Interactor.NetworkError.each)
    func advice(error: Interactor.NetworkError) {
        expectAdvice(error)
    }

    @Test(
        "A service error's text says how long the service asks to wait, rounded up to a single unit",
        arguments: [
            (1, "1 second"), (119, "119 seconds"), (60, "1 minute"), (121, "3 minutes"), (3599, "1 hour"),
            (3600, "1 hour"), (5400, "90 minutes"), (7200, "2 hours"), (7260, "3 hours"), (86_400, "24 hours"),
        ])
    func delay(seconds: Int, time: String) {
        let error = NetworkError.serviceError(ServiceError(status: 503, retryDelay: .seconds(seconds)))
        #expect(error.text == "HTTP error with status code: 503. Wait \(time).")
    }

    private static let connections = """
        The connection to a was refused. Check the address, and whether the server is running.
        The server a was not found. Check its name and your connection.
        The server a cannot be reached. Check your connection.
        a closed the connection without an answer. Check your connection.
        The connection to a was lost after 1 byte of the answer. Check your connection.
        The connection to a was lost after 0 of 2 bytes. Check your connection.
        The server a did not finish its answer within 30 seconds. Wait a while.
        The server a did not finish its answer within 1500 milliseconds. Wait a while.
        The answer from a is larger than 8 MB. Check the address.
        The server a redirected the request more than 10 times. Check the address.
        The server a redirected the request to something that is not a web address. Check the address.
        The address a cannot be used. Check the address.
        a does not answer in HTTP. Check the address.
        The answer from a is not valid HTTP (b). Wait a while.
        The compressed answer from a cannot be unpacked. Wait a while.
        The request was cancelled.
        The request to a failed: It broke. Check the address.
        The request to a failed: It broke. (error -1000). Check the address.
        No secure connection to a could be made. Check the address.
        No secure connection to a could be made: its certificate is not trusted. Check the address.
        No secure connection to a could be made: its certificate has expired. Check the address, and the date of this \
        machine.
        No secure connection to a could be made: its certificate is not valid yet. Check the address, and the date of \
        this machine.
        No secure connection to a could be made: its certificate is for another server. Check the address.
        No secure connection to a could be made: the server does not use TLS. Check the address.
        """

    @Test(
        "A connection error's text says what happened and names the server, then says what to do",
        arguments: errorTexts(of: ConnectionError.each, connections))
    func connection(error: ConnectionError, expected: String) {
        #expect(error.text == expected)
        #expect(NetworkError.networkError(error).text == "Network error: \(expected)")
    }

    private static let recordings = """
        The file /a does not exist. Check the path.
        /a is a folder. Start again with the path of a file in it.
        /a is a device. Start again with the path of a file.
        You have no permission to read the file /a. Change its permissions.
        The file /a is larger than 256 MB. Start again with a smaller file.
        The file /a is empty. Check the path.
        The file /a cannot be read: “a” is missing. Correct the file.
        The file /a holds only a service's error: “Down”. Start again with another file.
        Nothing came through the pipe /a. Start again and write to it.
        The data from the pipe /a cannot be read: “a” is missing. Correct it and start again.
        The file /a cannot be read: I/O error. Check the file.
        A recorded file has no pictures, only their addresses.
        """

    @Test(
        "A recorded file's error names only the file and its problem, then says what to do",
        arguments: errorTexts(of: RecordingError.each + [.noPictures], recordings))
    func recording(error: RecordingError, expected: String) {
        #expect(error.text == expected)
        #expect(NetworkError.recordingError(error).text == expected)
    }
}
